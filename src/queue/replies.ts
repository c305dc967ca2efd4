import type { Redis } from 'ioredis';

import type { Log } from '../domain/log.ts';
import type { Admission } from '../domain/plan.ts';
import { dryRunReply } from './dry-run-reply.ts';
import { parsedJson } from './parsed-json.ts';

/** Answers to dry runs, published by the remediator and heard by every worker. */
export type Replies = Readonly<{
  /** Resolves once replies are heard; before that one could be missed. */
  ready(): Promise<void>;
  next(id: string): Promise<Admission>;
  forget(id: string): void;
  close(): void;
}>;

/** The channel of the replies. */
export function replyChannel(prefix: string): string {
  return `${prefix}:dry-runs`;
}

/** Listens for replies over one subscription, opened with the first question. */
export function listenForReplies(connect: () => Redis, prefix: string, log: Log): Replies {
  const waiting = new Map<string, (check: Admission) => void>();
  let subscription: Readonly<{ connection: Redis; done: Promise<unknown> }> | undefined;

  function hear(_channel: string, message: string): void {
    const reply = dryRunReply.safeParse(parsedJson(message));
    if (!reply.success) {
      log.error({ reason: reply.error.message }, 'dry run reply not understood');
      return;
    }
    waiting.get(reply.data.id)?.(reply.data.check);
  }

  function subscribe() {
    const connection = connect();
    connection.on('message', hear);
    return { connection, done: connection.subscribe(replyChannel(prefix)) };
  }

  return {
    async ready() {
      subscription ??= subscribe();
      await subscription.done;
    },
    next: (id) => new Promise((resolve) => waiting.set(id, resolve)),
    forget: (id) => void waiting.delete(id),
    close: () => subscription?.connection.disconnect(),
  };
}
