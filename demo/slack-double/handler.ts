import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Faults } from './faults.ts';
import type { RateLimits } from './rate-limits.ts';
import { fieldsOf, readBody, uploadOf } from './read-body.ts';
import { respond } from './respond.ts';
import { SlackError } from './slack-error.ts';
import { type Answer, answerCall, type Call, failed } from './web-api.ts';
import type { Workspace } from './workspace/workspace.ts';

/** What the double's HTTP side is made of. */
export type HandlerParts = Readonly<{
  token: string;
  workspace: Workspace;
  limits: RateLimits;
  faults: Faults;
  calls: Call[];
}>;

/** Serves the Web API, uploads and response_urls; answers false for other paths. */
export function createHandler(parts: HandlerParts) {
  const { workspace } = parts;
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
  ): Promise<boolean> => {
    const [area = '', ...rest] = pathOf(request).split('/').slice(1);
    const name = rest.join('/');
    if (!['api', 'upload', 'response'].includes(area)) return false;

    const body = await readBody(request);
    if (area === 'upload') {
      const content = await uploadOf(request, body);
      send(response, stored(name.replace('v1/', ''), content, workspace));
      return true;
    }
    if (area === 'response') {
      send(response, responded(name, request, body, workspace));
      return true;
    }
    send(response, await called(name, request, body, parts, origin));
    return true;
  };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname;
}

function stored(id: string, content: Uint8Array, { files }: Workspace): Answer {
  const file = files.find(id);
  if (!file) return { is: 'text', status: 404, body: 'not found' };
  files.replace({ ...file, content });
  return { is: 'text', status: 200, body: `OK - ${content.length}` };
}

async function called(
  method: string,
  request: IncomingMessage,
  body: Buffer,
  parts: HandlerParts,
  origin: string,
): Promise<Answer> {
  try {
    const { token: inBody, ...args } = fieldsOf(request, body);
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? (typeof inBody === 'string' ? inBody : undefined);
    const context = { workspace: parts.workspace, origin };
    return await answerCall(method, token, args, { ...parts, context });
  } catch (error) {
    if (error instanceof SlackError) return failed(error);
    throw error;
  }
}

function responded(
  id: string,
  request: IncomingMessage,
  body: Buffer,
  workspace: Workspace,
): Answer {
  try {
    respond(id, fieldsOf(request, body), workspace);
    return { is: 'text', status: 200, body: 'ok' };
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
    const status = ['expired_url', 'used_url'].includes(error.code) ? 404 : 400;
    return { is: 'json', status, body: { ok: false, error: error.code, errors: error.messages } };
  }
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer.is === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const json = answer.is === 'json';
  response.writeHead(answer.status, {
    'content-type': json ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    ...(json && answer.retryAfter !== undefined && { 'retry-after': String(answer.retryAfter) }),
  });
  response.end(json ? JSON.stringify(answer.body) : answer.body);
}
