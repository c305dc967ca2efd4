import type { Bilingual } from '../../domain/lang.ts';
import type { Advice, Advised } from '../../domain/model.ts';
import type { Pull, WhyNoImage } from '../signs/images/failed-pull.ts';

/** Per language what is wrong in a few words, and in a clause; and what a person does about it. */
type PullRow = Bilingual<
  Readonly<{
    short: string;
    clause: (params: Pull) => string;
  }>
> &
  Pick<Advice<Pull>, 'doneBy'> &
  Readonly<{
    advice: Advised;
    withoutSecret?: Advised; // where the pod names none to pull with
  }>;
/** The failures that one file tells. */
export type PullRows = Readonly<Partial<Record<WhyNoImage, PullRow>>>;
