import { revisionLabelOf } from '../workload.ts';
import type { SpreadRule } from './spread-rule.ts';

/**
 * The field that makes a rule count each revision alone; undefined where it does so already, and without
 * labelSelector, beside which alone the API allows it.
 */
export function withRevisionLabel({
  workload,
  constraint,
}: SpreadRule):
  | Readonly<{ key: string; fields: { matchLabelKeys: readonly string[] } }>
  | undefined {
  const key = revisionLabelOf(workload);
  const { matchLabelKeys = [], labelSelector } = constraint;
  if (!labelSelector || matchLabelKeys.includes(key)) return undefined;
  return { key, fields: { matchLabelKeys: [...matchLabelKeys, key] } };
}
