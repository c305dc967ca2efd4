import type { IncomingMessage, ServerResponse } from 'node:http';

import { z } from 'zod';

import { act, type Around, isAction } from './page-actions.ts';
import { streamTo } from './page-stream.ts';
import type { Start } from './page/protocol.ts';
import { readBody } from './slack-double/read-body.ts';
import { SlackError } from './slack-double/slack-error.ts';

/** What the page's API works on, and what the page says first. */
export type PageApi = Around &
  Readonly<{ commands: readonly string[]; about: string; example: string }>;

/** Answers /playground/…: the start, the event stream, and what a person does; a person is `?user=`. */
export async function servePageApi(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
  api: PageApi,
): Promise<void> {
  const name = pathname.replace('/playground/', '');
  const user = searchParams.get('user') ?? '';
  const { workspace } = api.double;
  try {
    workspace.user(user);
    if (name === 'start') return json(response, 200, startFor(user, api));
    if (name === 'events') return streamTo(response, user, workspace);
    if (!isAction(name) || request.method !== 'POST') return json(response, 404, {});
    const sent: unknown = JSON.parse((await readBody(request)).toString());
    json(response, 200, await act(name, user, sent, api));
  } catch (error) {
    if (!isPersons(error)) throw error;
    json(response, 400, { notice: error.message });
  }
}

/** What a person did wrong, or too late: the message was gone already. */
function isPersons(error: unknown): error is Error {
  return (
    error instanceof SlackError ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError
  );
}

function startFor(user: string, api: PageApi): Start {
  const { commands, about, example } = api;
  const { workspace } = api.double;
  return {
    users: workspace.users,
    channels: workspace.channels(),
    messages: workspace.channels().flatMap(({ id }) => workspace.messages.in(id)),
    views: workspace.views.of(user),
    commands,
    about,
    example,
    hasAlerts: api.sendAlert !== undefined,
    canStartOver: api.startOver !== undefined,
  };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
