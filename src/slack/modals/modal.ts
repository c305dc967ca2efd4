import type { ModalView } from '@slack/types';

import type { Values } from '../../domain/plan.ts';
import type { Person } from '../../domain/question.ts';
import type { Listening } from '../listening.ts';

/** A modal that somebody submitted; `memory` is what it kept since it was opened, `fields` what stands in it. */
export type Submission = Readonly<{
  person: Person;
  view: string;
  memory: string;
  fields: Values;
}>;

/** What submitting a modal does; `submit` answers with what the modal shows next. */
export interface Modal {
  readonly callbackId: string;
  submit(submission: Submission, deps: Listening): Promise<ModalView>;
}
