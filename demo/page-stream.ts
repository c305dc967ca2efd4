import type { ServerResponse } from 'node:http';

import type { PageEvent } from './page/protocol.ts';
import type { Workspace } from './slack-double/workspace/workspace.ts';

/** Sends every change that a person may see as server-sent events, until the page goes away. */
export function streamTo(response: ServerResponse, user: string, workspace: Workspace): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(': open\n\n');
  const stop = workspace.watch((event) => {
    if (isFor(user, event)) response.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  response.on('close', stop);
}

function isFor(user: string, event: PageEvent): boolean {
  switch (event.is) {
    case 'channel':
      return true;
    case 'views':
      return event.user === user;
    case 'deleted':
      return event.only === undefined || event.only === user;
    case 'message':
      return event.message.only === undefined || event.message.only === user;
  }
}
