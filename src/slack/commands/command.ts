import type { Bilingual } from '../../domain/lang.ts';
import type { Listening, Request } from '../listening.ts';
import type { Message } from '../views/blocks.ts';

/** What is said at once, to the asker alone unless it is `aloud`; `accepted` when an answer follows. */
export type Reply = Readonly<{ accepted: boolean; message: Message; aloud?: boolean }>;

/** One word after /k8s. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly does: Bilingual;
  run(words: readonly string[], request: Request, deps: Listening): Promise<Reply>;
}
