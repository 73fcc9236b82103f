import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyRoom } from '../bodies/body-room.ts';
import { BodyTooLargeError, bodyPatience, boundedBody } from '../bodies/bounded-body.ts';
import { dropRest } from '../bodies/rest-of-body.ts';
import { BodyTooSlowError, wholeBody } from '../bodies/whole-body.ts';
import type { GatewayConfig } from '../config.ts';
import { GoneError, Places } from '../places.ts';
import { clientNetwork } from '../visitors/client-network.ts';
import { sendApiError } from './api-error.ts';
import { TooManyUploadsError, UploadPlaces } from './upload-places.ts';

/** Bytes of bodies without files that are here at once: of one network some 200 of the longest. */
const room = { ofOne: 32_000_000, all: 128_000_000 };

export const unavailable = {
  code: 'UNAVAILABLE',
  text: 'The service cannot be reached at the moment. Try again in a few seconds.',
};

const fileTooLarge = (bytes: number) => ({
  status: 413,
  code: 'FILE_TOO_LARGE',
  text: `The request is larger than ${bytes} bytes.`,
});
const textTooLarge = { status: 413, code: 'BODY_TOO_LARGE', text: 'What was sent is too large.' };
const tooSlow = { status: 408, code: 'REQUEST_TIMEOUT', text: 'Sending took too long.' };
const manyUploads = {
  status: 429,
  code: 'TOO_MANY_UPLOADS',
  text: 'Many files are being sent from your network at the moment. Try again in a few seconds.',
};

const isForm = ({ headers }: FastifyRequest) =>
  /^multipart\//i.test(headers['content-type']?.trimStart() ?? '');

interface Held {
  leave: () => void;
  isAtApi: boolean;
  /** Whether the answer has gone out, or the client away. */
  isOver: boolean;
}

/**
 * What a call must pass before it takes a connection to the api. Forms with files go through as a
 * stream, a limited number at once. Any other body is read to its end first: how slowly a client
 * sends is then no matter of the api's.
 */
export class Passage {
  readonly #config: GatewayConfig;
  readonly #calls: Places;
  readonly #uploads: UploadPlaces;
  readonly #room = new BodyRoom(room);
  readonly #held = new WeakMap<FastifyRequest, Held>();

  constructor(config: GatewayConfig) {
    this.#config = config;
    const { calls, callsOfOne, uploads, uploadsOfOne, patience } = config.atOnce;
    this.#calls = new Places({ most: calls, mostOfOne: callsOfOne, patience });
    this.#uploads = new UploadPlaces({ most: uploads, mostOfOne: uploadsOfOne, patience });
  }

  /**
   * Leaves in `request.body` a Buffer, or a stream for a form with files; holds a place until
   * `leave`, or at the longest until the answer has gone out.
   * @returns whether the call may go on; if not, it is answered, or its client is gone
   */
  async enter(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const gone = new AbortController();
    const held: Held = { leave: () => undefined, isAtApi: false, isOver: false };
    finished(reply.raw, () => {
      held.isOver = true;
      gone.abort();
      if (!held.isAtApi) held.leave();
    });
    try {
      held.leave = await this.#admit(request, gone.signal);
      this.#held.set(request, held);
      return true;
    } catch (error) {
      if (!(error instanceof GoneError)) this.#refuse(request, reply, error);
      return false;
    }
  }

  /**
   * The api gets the call, and works on it even if the client goes away: else calls that are given
   * up would take more of the api than there are places.
   * @param send what does not leave this process throws
   */
  handOver(request: FastifyRequest, send: () => void): void {
    const held = this.#held.get(request);
    if (held) held.isAtApi = true;
    try {
      send();
    } catch (error) {
      this.takeBack(request);
      throw error;
    }
  }

  /** The api has done its work, or cannot be reached. */
  takeBack(request: FastifyRequest): void {
    const held = this.#held.get(request);
    if (!held) return;
    held.isAtApi = false;
    if (held.isOver) held.leave();
  }

  /** Gives back the place of a call that is answered, unless its body is still under way. */
  leave(request: FastifyRequest): void {
    if (request.raw.complete) this.#held.get(request)?.leave();
  }

  async #admit(request: FastifyRequest, gone: AbortSignal): Promise<() => void> {
    const { maxBodyBytes, text } = this.#config;
    const announced = Number(request.headers['content-length'] ?? 0);
    const network = clientNetwork(request.ip);
    if (!request.body) return this.#calls.take(network, gone);
    const form = isForm(request);
    if (announced > (form ? maxBodyBytes : text.bytes)) throw new BodyTooLargeError('announced');
    if (!form) return this.#admitText(request, network, gone);
    const leave = await this.#uploads.take(network, gone);
    request.body = boundedBody(request.raw, maxBodyBytes);
    return leave;
  }

  async #admitText(
    request: FastifyRequest,
    network: string,
    gone: AbortSignal,
  ): Promise<() => void> {
    const { content, leave } = await wholeBody(request.raw, this.#config.text, {
      room: this.#room,
      network,
    });
    request.body = content;
    try {
      const leavePlace = await this.#calls.take(network, gone);
      return () => {
        leavePlace();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  #refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const { maxBodyBytes } = this.#config;
    const isSlow = error instanceof BodyTooSlowError;
    dropRest(request.raw, { bearable: maxBodyBytes, within: isSlow ? 0 : bodyPatience });
    if (isSlow) {
      sendApiError(reply.header('connection', 'close'), tooSlow);
      return;
    }
    if (error instanceof BodyTooLargeError) {
      sendApiError(reply, isForm(request) ? fileTooLarge(maxBodyBytes) : textTooLarge);
    } else if (error instanceof TooManyUploadsError) {
      sendApiError(reply.header('retry-after', '5'), manyUploads);
    } else {
      request.log.warn(error, 'a call found no place');
      sendApiError(reply, { status: 503, ...unavailable });
    }
  }
}
