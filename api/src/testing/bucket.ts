import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Bucket {
  /** The address for FILES_URL, with the prefix `kept`. */
  url: string;
  objects: Map<string, Buffer>;
  close(): void;
}

/** A bucket on loopback that knows as much of S3 as the storage uses: PUT, HEAD, GET, DELETE. */
export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
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
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: `s3://bucket/kept?region=eu-west-1&endpoint=${endpoint}`,
    objects,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
