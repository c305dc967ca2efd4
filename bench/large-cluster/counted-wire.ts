import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A way to the API server that counts what comes back, and the file that leads to it. */
export type Wire = Readonly<{ kubeconfig: string; received(): number; close(): void }>;

/** Opens such a way to the server of a kubeconfig; its own is written to `copy`. */
export async function countedWire(kubeconfig: string, copy: string): Promise<Wire> {
  const config = readFileSync(kubeconfig, 'utf8');
  const [address = '', host = '', port = ''] = /https:\/\/([\w.-]+):(\d+)/.exec(config) ?? [];
  let bytes = 0;
  const server = createServer((client) => {
    const api = connect(Number(port), host);
    api.on('data', ({ length }) => (bytes += length));
    for (const end of [client, api]) end.on('error', () => end.destroy());
    client.pipe(api).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port: own } = server.address() as AddressInfo;
  writeFileSync(copy, config.replaceAll(address, `https://${host}:${own}`));
  return { kubeconfig: copy, received: () => bytes, close: () => server.close() };
}
