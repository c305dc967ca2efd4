import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Sends a POST request that it never ends, and gives what is answered all the same. */
export async function begun(
  url: string,
  headers: Record<string, string | number>,
  body?: Buffer,
): Promise<IncomingMessage> {
  const sent = request(url, { method: 'POST', headers });
  sent.flushHeaders();
  if (body) sent.write(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.on('error', () => undefined); // the server closes the connection
  response.destroy();
  return response;
}
