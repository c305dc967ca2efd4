import { z } from 'zod';

import type { Allows, Reach } from '../../../domain/remedy.ts';
import { inTemplate } from '../../reach/in-template.ts';
import { adds, fits, only } from '../../reach/values.ts';

/** The fields of a spread rule that remedies write, and what they write there. */
const FIELDS = {
  nodeTaintsPolicy: only('Honor'),
  matchLabelKeys: adds(() => z.enum(['pod-template-hash', 'rollouts-pod-template-hash'])),
  maxSkew: fits(() => z.int().positive()),
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
