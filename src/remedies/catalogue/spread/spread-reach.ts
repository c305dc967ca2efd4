import { z } from 'zod';

import type { Allows, Reach } from '../../../domain/remedy.ts';
import { inTemplate } from '../../reach/in-template.ts';
import { adds, only } from '../../reach/values.ts';

/** By so much a rule may be eased: beyond that it spreads hardly anything. */
export const MORE_SKEW = 3;

/** The fields of a spread rule that remedies write, and what they write there. */
const FIELDS = {
  nodeTaintsPolicy: only('Honor'),
  matchLabelKeys: adds(() => z.enum(['pod-template-hash', 'rollouts-pod-template-hash'])),
  maxSkew: (value, was) =>
    Number.isInteger(value) &&
    Number(value) > Number(was) &&
    Number(value) <= Number(was) + MORE_SKEW,
  whenUnsatisfiable: only('ScheduleAnyway'),
  minDomains: only(undefined),
} as const satisfies Readonly<Record<string, Allows>>;

/** The reach of a remedy that writes these fields of spread rules. */
export function spreadReach(...fields: readonly (keyof typeof FIELDS)[]): readonly Reach[] {
  const paths = fields.map(
    (field) => [`/topologySpreadConstraints/*/${field}`, FIELDS[field]] as const,
  );
  return inTemplate(Object.fromEntries(paths));
}
