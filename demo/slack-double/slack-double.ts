// An in-memory Slack workspace: its Web API for an app, and its people for a test or the page.
import type { IncomingMessage, ServerResponse } from 'node:http';

import { createFaults, type Faults } from './faults.ts';
import { createHandler } from './handler.ts';
import type { App, Delivery } from './person/app.ts';
import { type Click, click } from './person/click.ts';
import { type Closing, closeView } from './person/close-view.ts';
import { say, type Said, type Saying } from './person/say.ts';
import { type Submission, submit, type SubmitOutcome } from './person/submit.ts';
import { type CommandOutcome, typeCommand, type Typed } from './person/type-command.ts';
import { createRateLimits, type Limits, publishedLimits } from './rate-limits.ts';
import type { Call } from './web-api.ts';
import type { Message, View } from './workspace/model.ts';
import { createWorkspace, type Workspace } from './workspace/workspace.ts';

/** How the double is set up. */
export type SlackDoubleOptions = Readonly<{
  signingSecret: string;
  botToken: string;
  /** Where the app takes commands, clicks and events; a function where that is known only later. */
  requestUrl: string | (() => string);
  commands?: readonly string[]; // default: /k8s
  limits?: Limits | 'off'; // default: Slack's own
  now?: () => number; // ms since the epoch
  patienceMs?: number; // default 3000
  fileProcessingMs?: number; // default 0
}>;

/** A Slack workspace in this process. People are named by user id, channels by id or name. */
export interface SlackDouble {
  readonly workspace: Workspace;
  readonly faults: Faults;
  /** Every Web API call so far, with its arguments and its answer. */
  readonly calls: readonly Call[];
  /** What everyone in a channel sees, oldest first, replies included. */
  messages(channel: string): readonly Message[];
  /** A parent and its replies. */
  thread(channel: string, ts: string): readonly Message[];
  /** What only this person saw. */
  ephemerals(user: string): readonly Message[];
  /** The modals in front of a person, the visible one last. */
  views(user: string): readonly View[];
  typeCommand(typed: Typed): Promise<CommandOutcome>;
  say(saying: Saying): Promise<Said>;
  click(click: Click): Promise<Delivery>;
  submit(submission: Submission): Promise<SubmitOutcome>;
  closeView(closing: Closing): Promise<Delivery | undefined>;
  /** Looks again after every change until there is something to see; rejects after `withinMs` (5 s). */
  eventually<T>(look: () => T | undefined): Promise<T>;
  /** Says at which address `handle` is served, for the URLs that the double hands out. */
  servedAt(origin: string): void;
  /** Answers /api/, /upload/ and /response/; false for anything else. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Only what never comes takes so long, on a busy machine as well. */
const PATIENCE_MS = 180_000;

/** Creates the demo's workspace; serve it with `handle`. */
export function createSlackDouble(options: SlackDoubleOptions): SlackDouble {
  const { requestUrl, now = Date.now } = options;
  const workspace = createWorkspace(now, options.fileProcessingMs ?? 0);
  const faults = createFaults();
  const calls: Call[] = [];
  let origin = '';
  const app: App = {
    requestUrl: typeof requestUrl === 'string' ? () => requestUrl : requestUrl,
    signingSecret: options.signingSecret,
    commands: options.commands ?? ['/k8s'],
    patienceMs: options.patienceMs ?? 3000,
  };
  const around = { app, workspace, origin: () => origin };
  const limits = createRateLimits(options.limits ?? publishedLimits, now);
  const handle = createHandler({ token: options.botToken, workspace, limits, faults, calls });
  const inChannel = (name: string) => workspace.messages.in(workspace.channel(name).id);

  return {
    workspace,
    faults,
    calls,
    messages: inChannel,
    thread: (channel, ts) => inChannel(channel).filter((one) => one.ts === ts || one.thread === ts),
    ephemerals: (user) => workspace.messages.ephemerals(user),
    views: (user) => workspace.views.of(user),
    typeCommand: (typed) => typeCommand(typed, around),
    say: (saying) => say(saying, around),
    click: (one) => click(one, around),
    submit: (submission) => submit(submission, around),
    closeView: (closing) => closeView(closing, around),
    eventually: (look) => eventually(workspace, look),
    servedAt(at) {
      origin = at;
    },
    handle: (request, response) => handle(request, response, origin),
  };
}

function eventually<T>(workspace: Workspace, look: () => T | undefined): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const again = () => {
    try {
      const seen = look();
      if (seen !== undefined) resolve(seen);
    } catch (error) {
      reject(error);
    }
  };
  const stopWatching = workspace.watch(again);
  const timer = setTimeout(
    () => reject(new Error(`Nothing to see within ${PATIENCE_MS} ms: ${look.toString()}`)),
    PATIENCE_MS,
  );
  again();
  return promise.finally(() => {
    stopWatching();
    clearTimeout(timer);
  });
}
