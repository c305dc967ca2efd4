import type { Bilingual } from '../../../../domain/lang.ts';
import type { Advised } from '../../../../domain/model.ts';
import type { ProbeName } from '../../../../readings/pods/probes.ts';
import type { InContainer } from '../../../words/container-words.ts';

/** `what` is the path, service or command that is asked for, `last` what the program wrote last of trouble. */
export type AnsweredProbe = InContainer &
  Readonly<{
    which: ProbeName;
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
type Wording = (params: AnsweredProbe) => string;
/** Per language a few words for the title, a clause for the sentence, what to change, and what a person does. */
export type ProbeAnswerRow = Bilingual<
  Readonly<{ title: Wording; clause: Wording; change: Wording }>
> &
  Readonly<{ advice: Advised }>;
