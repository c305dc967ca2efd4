import type { WorkerJob } from '../../../domain/jobs.ts';
import { watch, watchGivenUp } from '../watch.ts';
import { alert } from './alert.ts';
import { alerts } from './alerts.ts';
import type { Duty, JobOf } from './duty.ts';
import { prove } from './prove.ts';
import { question } from './question.ts';
import { review } from './review.ts';
import { rollout } from './rollout.ts';
import { scheduledCheck } from './scheduled-check.ts';
import { talk } from './talk.ts';

/** What a worker does, by the kind of the job. */
export const duties: { readonly [K in WorkerJob['kind']]: Duty<JobOf<K>> } = {
  why: question((answers, asked) => answers.why(asked.query, asked.lang, asked)),
  scan: question((answers, asked) => answers.scan(asked)),
  check: question((answers, asked) => answers.check(asked)),
  'scheduled-check': scheduledCheck,
  rollout,
  explain: question((answers, asked) => answers.explain(asked)),
  alert,
  alerts,
  talk,
  preview: review((answers, { plan, lang, about }) => answers.preview(plan, lang, about)),
  'fill-in': review((answers, { filled, lang }) => answers.fillIn(filled, lang)),
  'take-back': review((answers, { plan, lang }) => answers.undo(plan, lang)),
  prove,
  watch: { run: watch, giveUp: watchGivenUp },
};
