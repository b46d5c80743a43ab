/** Servers of a test's own, closed after it. */
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

const open = new Set<http.Server | https.Server>();

afterEach(async () => {
  await Promise.all(
    [...open].map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    ),
  );
  open.clear();
});

async function listening(server: http.Server | https.Server, scheme: string): Promise<string> {
  open.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @returns its address */
export function plainServer(listener: http.RequestListener): Promise<string> {
  return listening(http.createServer(listener), 'http');
}

export function tlsServer(options: https.ServerOptions, listener: http.RequestListener): Promise<string> {
  return listening(https.createServer(options, listener), 'https');
}
