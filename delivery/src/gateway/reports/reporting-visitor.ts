import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkSlots } from '../../contract/health.ts';
import { clientNetwork } from '../visitors/client-network.ts';
import { visitorOf } from '../visitors/visitor.ts';

/** Who tells of a release, as far as that has to be known to count visitors. */
export interface ReportingVisitor {
  /** Of all who can easily take many addresses together: see `neighbourhood`. */
  network: string;
  /** The number in its cookie; `null`: none. */
  number: number | null;
  /** Whether it runs on the gateway's own machine. */
  isLocal: boolean;
}

/** What one customer of a hosting company has: 256 IPv4 addresses, or an IPv6 site (/48). */
function neighbourhood(address: string): string {
  return clientNetwork(address).split('.').slice(0, 3).join('.');
}

/** Nobody from outside comes from a loopback address, where `TRUSTED_PROXIES` is right. */
function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$/i.test(address);
}

/** @returns who sent the request */
export function reportingVisitor(request: FastifyRequest): ReportingVisitor {
  const number = visitorOf(request);
  const isLocal = isLoopback(request.ip);
  // Browsers of one machine are told apart by their cookies.
  const network = isLocal ? `local ${number ?? ''}` : neighbourhood(request.ip);
  return { network, number, isLocal };
}

/** @returns the number of the slot that a network falls into */
export function slotOf(network: string): number {
  return createHash('sha256').update(network).digest().readUInt32BE(0) % networkSlots;
}
