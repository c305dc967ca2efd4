import { redacted } from '../../text/redaction/redacted.ts';
import { IN_POD } from './in-pod.ts';

type Access = Readonly<{
  context: string;
  file?: string | undefined;
  server: string | undefined;
  proxy?: string | undefined;
}>;

/** How an API server was found, for whoever finds that it does not answer. */
export function accessWords({ context, file, server: address = '', proxy }: Access): string {
  const through = proxy ? ` through the proxy ${redacted(proxy)}` : '';
  const server = `${redacted(address)}${through}`;
  if (context === IN_POD) {
    return `the pod's own account, server ${server}; the network policy to-api-server has to let it there`;
  }
  return `context ${context}${file ? ` of ${file}` : ''}, server ${server}`;
}
