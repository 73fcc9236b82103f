import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * @param nonce of this one answer
 * @param origins from which this visitor takes areas
 * @returns the content security policy of a page
 */
export function pagePolicy(nonce: string, origins: string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** For everything that is no page: opened by itself it may do nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const headers = {
  'x-content-type-options': 'nosniff',
  // Addresses of pages may hold a token: what stands before the gateway would log it with each file.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(),' +
    ' magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  // Search engines keep documents, which say so, and nothing else.
  'x-robots-tag': 'noindex',
  'content-security-policy': filePolicy,
};

/** They say what a document may do, and how it may be opened; pages make no workers. */
const ofDocuments = new Set([
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'content-security-policy',
]);

/** What no browser opens as a document that could do anything, whoever links to it. */
const isNoDocument = (type: string): boolean =>
  /^(text\/javascript|font\/woff2|image\/(png|jpeg|webp|avif|x-icon))(;|$)/.test(type);

/** The security headers of every answer. */
export class SecurityHeaders {
  readonly #all: Readonly<Record<string, string>>;
  readonly #ofNoDocument: Readonly<Record<string, string>>;

  constructor(publicUrl: URL) {
    this.#all = {
      ...headers,
      ...(publicUrl.protocol === 'https:' && {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
    };
    this.#ofNoDocument = Object.fromEntries(
      Object.entries(this.#all).filter(([name]) => !ofDocuments.has(name)),
    );
  }

  /** @returns those of an answer of a media type */
  of(type: string): Readonly<Record<string, string>> {
    return isNoDocument(type) ? this.#ofNoDocument : this.#all;
  }

  /** Adds them to an answer; what that has set by itself stays. */
  addTo(request: FastifyRequest, reply: FastifyReply): void {
    const type = String(reply.getHeader('content-type') ?? '');
    for (const [name, value] of Object.entries(this.of(type))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    reply.header('x-request-id', request.id);
  }
}
