import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Override } from '../../contract/overrides.ts';
import { plain } from '../plain.ts';

const parameter = 'override';
const cookie = 'ifj_override';
const kept = new RegExp(`(?:^|;\\s*)${cookie}=([^;\\s]+)`);

/** One visitor has no more areas from elsewhere than this. */
const most = 10;

function parse(text: string): Override | null {
  const [, area, origin] = /^([a-z][a-z0-9-]{0,60})@(https?:\/\/[^\s/?#;,|]+)$/.exec(text) ?? [];
  return area !== undefined && origin !== undefined ? { area, origin } : null;
}

/**
 * @param origins that are allowed now; what the cookie holds of others counts no longer
 * @returns the areas that a visitor gets from elsewhere
 */
export function overridesOf({ headers }: FastifyRequest, origins: string[]): Override[] {
  const [, text = ''] = kept.exec(headers.cookie ?? '') ?? [];
  return text
    .split('|', most)
    .map(parse)
    .filter((override) => override !== null)
    .filter(({ origin }) => origins.includes(origin));
}

/** An address of this site, whatever the path of the one asked for looks like. */
function without(pathname: string, query: URLSearchParams): string {
  query.delete(parameter);
  const rest = query.toString();
  return `/${pathname.replace(/^[/\\]+/, '')}${rest === '' ? '' : `?${rest}`}`;
}

function keep(reply: FastifyReply, overrides: Override[], protocol: string): void {
  const value = overrides.map(({ area, origin }) => `${area}@${origin}`).join('|');
  const end = overrides.length === 0 ? '; Max-Age=0' : '';
  const secure = protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${end}${secure}`);
}

/**
 * Answers an address with `?override=<area>@<origin>`, which asks for an area from elsewhere until
 * the browser is closed, or with `?override=`, which asks for all of them from the store again.
 * @returns whether the address was one of those
 */
export function answerOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: string[],
): boolean {
  const [pathname = '/', search = ''] = request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const wanted = query.get(parameter);
  if (wanted === null) return false;
  const asked = parse(wanted);
  if (wanted !== '' && !asked) {
    plain(reply, 400, 'An override is <area>@<origin>, like mfe-student@http://localhost:4100.');
    return true;
  }
  if (asked && !origins.includes(asked.origin)) {
    plain(
      reply,
      403,
      `Areas from ${asked.origin} are not allowed here. OVERRIDE_ORIGINS of the gateway names the origins that are.`,
    );
    return true;
  }
  // Another site could otherwise send its visitors here, and choose what their page runs.
  const site = request.headers['sec-fetch-site'];
  if (asked && site !== undefined && site !== 'none' && site !== 'same-origin') {
    plain(reply, 403, 'An override begins at an address that you enter yourself, not at a link.');
    return true;
  }
  const others = overridesOf(request, origins).filter(({ area }) => area !== asked?.area);
  keep(reply, asked ? [...others.slice(1 - most), asked] : [], request.protocol);
  reply.header('cache-control', 'no-store').redirect(without(pathname, query), 303);
  return true;
}
