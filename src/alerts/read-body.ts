import type { IncomingMessage } from 'node:http';

/** The text of a request; undefined once it is, or says that it will be, longer than `limit` bytes. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;

  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a plain loop over the request would close the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > limit) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}
