// What may stand in the fields of rows, whoever asks for it.
import { z } from 'zod';

import type { Allows, Reach } from '../../domain/remedy.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { jobCopy } from '../change/job-copy.ts';
import { inTemplate } from '../reach/in-template.ts';
import { fits, only } from '../reach/values.ts';

const KINDS = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];
const OF_CRON_JOB = '/spec/jobTemplate/spec/template/spec';

/** The reach of a row that writes to pod templates of any workload, by paths within their spec; of a Job to its copy. */
export function inTemplates(paths: Reach['paths']): readonly Reach[] {
  const copies = inTemplate(paths, ['batch/Job']).map((one) => ({ ...one, creates: jobCopy }));
  return [
    ...inTemplate(paths, KINDS),
    ...inTemplate(paths, ['batch/CronJob'], OF_CRON_JOB),
    ...copies,
  ];
}

/** The form of a quantity, such as "256Mi". */
export const QUANTITY = fits(() =>
  z.string().regex(/^\d+(?:\.\d+)?(?:m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$/),
);
/** The form of a port's number. */
export const PORT = fits(() => z.int().min(1).max(65_535));
/** The form of a count of which there is at least one. */
export const SOME = fits(() => z.int().min(1).max(10_000));
/** The form of the name of an object. */
export const NAME = fits(() => z.string().regex(/^[a-z0-9](?:[-a-z0-9.]{0,251}[a-z0-9])?$/));
/** The form of one text of a command line, or of a variable's value. */
export const TEXT = fits(() => z.string().max(4_096));
/** The id of a user or group: anybody but root. */
export const USER = fits(() => z.int().min(1).max(2_147_483_647));
/** Nothing: the field is taken out. */
export const NOTHING = only(undefined);

/** Nothing, or some of what was there. */
export function fewer(): Allows {
  return (value, was) => {
    if (value === undefined) return true;
    if (!Array.isArray(value) || !Array.isArray(was)) return false;
    return value.every((one) => was.some((old) => isSameJson(old, one)));
  };
}
