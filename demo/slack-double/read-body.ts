import type { IncomingMessage } from 'node:http';

import { SlackError } from './slack-error.ts';

const LARGEST_BYTES = 4 * 1024 * 1024;

/** Somebody sent more than the double reads. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The bytes of a request, at most 4 MiB; throws BodyTooLarge. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BYTES) throw new BodyTooLarge('The body is larger than 4 MiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The fields of a form or JSON body and of the query; throws SlackError `invalid_json`. */
export function fieldsOf(request: IncomingMessage, body: Buffer): Record<string, unknown> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const type = request.headers['content-type'] ?? '';
  const fields = type.startsWith('application/json')
    ? jsonOf(body.toString())
    : Object.fromEntries(new URLSearchParams(body.toString()));
  return { ...Object.fromEntries(query), ...fields };
}

function jsonOf(body: string): Record<string, unknown> {
  if (body === '') return {};
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch (error) {
    throw new SlackError('invalid_json', [String(error)]);
  }
}

/** The bytes of an upload: the whole body, or the one part of a multipart form. */
export async function uploadOf(
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Promise<Uint8Array> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return body;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const part = [...form.values()].find((one) => typeof one !== 'string');
  return part ? new Uint8Array(await part.arrayBuffer()) : new Uint8Array();
}
