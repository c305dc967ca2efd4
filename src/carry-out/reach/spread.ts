import { z } from 'zod';

import type { Allows, Reach } from '../../domain/remedy.ts';
import { inTemplate } from './forms/in-template.ts';
import { MORE_SKEW } from './forms/more-skew.ts';
import { adds, only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

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

/** What the remedies of spread rules may write. */
export const spread = {
  'spread/honor-taints': inRules('nodeTaintsPolicy'),
  'spread/honor-taints-per-revision': inRules('nodeTaintsPolicy', 'matchLabelKeys'),
  'spread/larger-skew': inRules('maxSkew'),
  'spread/per-revision': inRules('matchLabelKeys'),
  'spread/schedule-anyway': inRules('whenUnsatisfiable', 'minDomains'),
} as const satisfies ReachesOf<'spread'>;

function inRules(...fields: readonly (keyof typeof FIELDS)[]): readonly Reach[] {
  const paths = fields.map(
    (field) => [`/topologySpreadConstraints/*/${field}`, FIELDS[field]] as const,
  );
  return inTemplate(Object.fromEntries(paths));
}
