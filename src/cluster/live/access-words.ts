import { redacted } from '../../text/redaction/redacted.ts';

type Access = Readonly<{ context: string; file?: string | undefined; server: string | undefined }>;

/** How client-node calls the context of a pod's own account. */
const IN_POD = 'inClusterContext';

/** How an API server was found, for whoever finds that it does not answer. */
export function accessWords({ context, file, server: address = '' }: Access): string {
  const server = redacted(address);
  if (context === IN_POD) {
    return `the pod's own account, server ${server}; the network policy to-api-server has to let it there`;
  }
  return `context ${context}${file ? ` of ${file}` : ''}, server ${server}`;
}
