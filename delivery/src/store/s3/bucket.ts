import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { StoreAwayError } from '../errors.ts';
import { Turns } from '../turns.ts';
import type { BucketAddress } from './address.ts';
import { troubleOf, statusOf } from './trouble.ts';

/**
 * Milliseconds: to connect, between two bytes, until an answer begins, until a write is done. Whoever
 * has less time, such as a gateway with a page to send, sets a limit of its own.
 */
const patience = { connect: 3_000, silence: 5_000, answer: 10_000, write: 30_000 };

/** Tries of one request, the first one included. */
const tries = 3;

/** Milliseconds that one write takes at most, with all its tries. */
export const longestWrite = tries * patience.write;

/** Requests under way at a time; connections are more, since contents are still being read. */
const atOnce = 32;
const connections = { maxSockets: 128 };

const writer = 'writer';

/** When a write may happen. */
export type Condition = { missing: true } | { etag: string };

/** The start of an object's content on its way. */
export interface OpenedObject {
  etag: string;
  size: number;
  stream: Readable;
}

/** An object as a listing names it. */
export interface ListedObject {
  key: string;
  changedAt: Date;
}

function configuration({ region, endpoint }: BucketAddress): S3ClientConfig {
  const own = endpoint ?? process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  return {
    region: region ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(own ? { endpoint: own, forcePathStyle: true } : {}),
    maxAttempts: tries,
    // Not every service that speaks S3 knows the newer checksums; Content-MD5 they all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silence,
      requestTimeout: patience.write,
      throwOnRequestTimeout: true,
      httpAgent: connections,
      httpsAgent: connections,
    },
  };
}

interface Library {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
}

/** The library takes a third of a second to load; stores on disk need none of it. */
async function load(address: BucketAddress): Promise<Library> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(configuration(address));
  // Finding credentials may take longer than a request should.
  await client.config.credentials();
  return { sdk, client };
}

/** The objects of a bucket below a prefix. Keys are without the prefix. */
export class Bucket {
  readonly place: string;
  readonly #address: BucketAddress;
  readonly #turns = new Turns(atOnce);
  #loaded: Promise<Library> | null = null;

  constructor(address: BucketAddress) {
    this.#address = address;
    this.place = `s3://${address.bucket}/${address.prefix}`.replace(/\/$/, '');
  }

  /**
   * @param unless an etag; nothing comes if the object still has it
   * @returns `null` if there is no such object
   * @throws StoreAwayError
   */
  open(key: string, unless?: string): Promise<OpenedObject | 'unchanged' | null> {
    return this.#turns.take(() => this.#open(key, unless));
  }

  async #open(key: string, unless?: string): Promise<OpenedObject | 'unchanged' | null> {
    const { sdk, client } = await this.#sdk();
    const request = new sdk.GetObjectCommand({ ...this.#at(key), IfNoneMatch: unless });
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), patience.answer);
    try {
      const {
        Body,
        ContentLength = 0,
        ETag = '',
      } = await client.send(request, {
        abortSignal: limit.signal,
      });
      return { etag: ETag, size: ContentLength, stream: Body as Readable };
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged';
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null;
      throw this.#trouble(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Like `open`, with the whole content. */
  async read(
    key: string,
    unless?: string,
  ): Promise<{ etag: string; content: Buffer } | 'unchanged' | null> {
    for (let attempt = 1; ; attempt++) {
      const opened = await this.open(key, unless);
      if (opened === null || opened === 'unchanged') return opened;
      try {
        return { etag: opened.etag, content: await buffer(opened.stream) };
      } catch (error) {
        if (attempt === tries) throw this.#trouble(error);
      }
    }
  }

  /**
   * Writes an object, whole or not at all.
   * @returns its etag; `null` if the condition did not hold
   * @throws StoreAwayError; it may have been written all the same
   */
  write(key: string, content: string | Buffer, condition?: Condition): Promise<string | null> {
    return this.#turns.take(() => this.#write(key, content, condition));
  }

  async #write(
    key: string,
    content: string | Buffer,
    condition?: Condition,
  ): Promise<string | null> {
    const { sdk, client } = await this.#sdk();
    const id = randomUUID();
    const request = new sdk.PutObjectCommand({
      ...this.#at(key),
      Body: typeof content === 'string' ? Buffer.from(content) : content,
      ContentMD5: createHash('md5').update(content).digest('base64'),
      Metadata: { [writer]: id },
      ...(condition && 'missing' in condition ? { IfNoneMatch: '*' } : {}),
      ...(condition && 'etag' in condition ? { IfMatch: condition.etag } : {}),
    });
    for (let attempt = 1; ; attempt++) {
      try {
        return (await client.send(request)).ETag ?? '';
      } catch (error) {
        const status = statusOf(error);
        // Amazon's word for two writers at the same moment: whether one has won is still open.
        if (status === 409 && attempt < tries) continue;
        const isRefused =
          condition &&
          (status === 412 || status === 409 || (status === 404 && 'etag' in condition));
        if (!isRefused || (error as Error).name === 'NoSuchBucket') throw this.#trouble(error);
        const { attempts = 1 } = (error as { $metadata?: { attempts?: number } }).$metadata ?? {};
        // The answer to an earlier try may have been lost: then it was this very write that won.
        return attempts + attempt > 2 ? this.#etagOf(key, id) : null;
      }
    }
  }

  /** @returns the etag of an object if this write made it */
  async #etagOf(key: string, id: string): Promise<string | null> {
    const { sdk, client } = await this.#sdk();
    try {
      const found = await client.send(new sdk.HeadObjectCommand(this.#at(key)));
      return found.Metadata?.[writer] === id ? (found.ETag ?? '') : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw this.#trouble(error);
    }
  }

  /** Removing what is gone already is no error. */
  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.#sdk();
    const request = new sdk.DeleteObjectCommand(this.#at(key));
    try {
      await this.#turns.take(() => client.send(request));
    } catch (error) {
      if (statusOf(error) !== 404) throw this.#trouble(error);
    }
  }

  /** @returns every object whose key begins so */
  async list(start: string): Promise<ListedObject[]> {
    return (await this.#pages(start)).flatMap(({ Contents = [] }) =>
      Contents.map(({ Key = '', LastModified = new Date(0) }) => ({
        key: this.#without(Key),
        changedAt: LastModified,
      })),
    );
  }

  /** @param start empty, or ends in `/` @returns the names of the folders in it */
  async folders(start: string): Promise<string[]> {
    return (await this.#pages(start, '/')).flatMap(({ CommonPrefixes = [] }) =>
      CommonPrefixes.map(({ Prefix = '' }) => this.#without(Prefix).slice(start.length, -1)),
    );
  }

  async #pages(start: string, delimiter?: string) {
    const { sdk, client } = await this.#sdk();
    const pages = [];
    try {
      const { Bucket: name, Key } = this.#at(start);
      const request = { Bucket: name, Prefix: Key, Delimiter: delimiter };
      for await (const page of sdk.paginateListObjectsV2({ client }, request)) pages.push(page);
    } catch (error) {
      throw this.#trouble(error);
    }
    return pages;
  }

  #at(key: string) {
    return { Bucket: this.#address.bucket, Key: `${this.#address.prefix}${key}` };
  }

  #without(key: string): string {
    return key.slice(this.#address.prefix.length);
  }

  #trouble(error: unknown): StoreAwayError {
    return new StoreAwayError(this.place, troubleOf(error, this.#address.bucket));
  }

  #sdk(): Promise<Library> {
    this.#loaded ??= load(this.#address).catch((error: unknown) => {
      this.#loaded = null;
      throw this.#trouble(error);
    });
    return this.#loaded;
  }
}
