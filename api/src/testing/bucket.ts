import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Bucket {
  /** The address for FILES_URL, with the prefix `kept`. */
  url: string;
  /** Where the service listens; it knows buckets by the first part of a path. */
  endpoint: string;
  objects: Map<string, Buffer>;
  /** The regions that requests were signed for. */
  regions: Set<string>;
  close(): void;
}

/** A bucket on loopback that knows as much of S3 as the storage uses: PUT, HEAD, GET, DELETE. */
export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const regions = new Set<string>();
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const [, region] =
      /Credential=[^/]*\/\d*\/([^/]*)\//.exec(request.headers.authorization ?? '') ?? [];
    if (region !== undefined) regions.add(region);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const content = objects.get(key);
      if (request.method === 'PUT') {
        const body = Buffer.concat(chunks);
        const whole = body.length === Number(request.headers['content-length']);
        if (whole) objects.set(key, body);
        response.writeHead(whole ? 200 : 400).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else if (content) {
        response.writeHead(200, {
          'content-length': content.length,
          'last-modified': new Date().toUTCString(),
        });
        response.end(request.method === 'HEAD' ? undefined : content);
      } else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    url: `s3://bucket/kept?region=eu-west-1&endpoint=${encodeURIComponent(endpoint)}`,
    endpoint,
    objects,
    regions,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
