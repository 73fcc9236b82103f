import { createServer, type AddressInfo } from 'node:net';

/**
 * Makes sure that the port can be had.
 * @param port 0 for any free one
 * @returns the port's number
 * @throws Error that names the port when somebody else has it
 */
export function reservePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(refusal(host, port, error)));
    });
    server.listen({ host, port, exclusive: true }, () => {
      const found = (server.address() as AddressInfo).port;
      server.close(() => {
        resolve(found);
      });
    });
  });
}

function refusal(host: string, port: number, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another one: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine.`;
    default:
      return `Port ${port} on ${host} cannot be used: ${error.message}`;
  }
}

/** The address to type into a browser on this machine. */
export function browserAddress(host: string, port: number): string {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
