import type { ModalView } from '@slack/types';

import type { Person } from '../../domain/question.ts';
import type { Listening } from '../listening.ts';

/** A modal that somebody submitted; `memory` is what it kept since it was opened. */
export type Submission = Readonly<{ person: Person; view: string; memory: string }>;

/** What submitting a modal does; `submit` answers with what the modal shows next. */
export interface Modal {
  readonly callbackId: string;
  submit(submission: Submission, deps: Listening): Promise<ModalView>;
}
