import type { ProbeAnswer } from '../signs/pods/probe-answers.ts';
import type { Which } from '../signs/pods/probes.ts';
import type { InContainer } from './container-words.ts';

/** `what` is the path, service or command that is asked for, `last` what the program wrote last of trouble. */
export type Answered = InContainer &
  Readonly<{
    which: Which;
    way: 'http' | 'tcp' | 'grpc' | 'exec';
    what: string;
    port: string;
    seconds: number; // after which the probe gives up
    said: string;
    kills: boolean;
    status?: number;
    declared?: string; // ports of the container, where what is asked is none of them
    last?: string;
  }>;
type Say = (params: Answered) => string;
/** Per answer a few words for the title, a clause for the sentence, and what to change. */
export type AnswerWords = Readonly<
  Record<ProbeAnswer, readonly [title: Say, clause: Say, change: Say]>
>;
