import type { Workload } from '../../change/workload.ts';
import { revisionLabelOf } from '../../change/workload.ts';
import type { SpreadRule } from './spread-rule.ts';

/**
 * The field that makes a rule count each revision alone; undefined where it does so already, and without
 * labelSelector, beside which alone the API allows it. The pods of a StatefulSet replace each other, so that no
 * revision stands in another's way.
 */
export function withRevisionLabel(
  { constraint }: SpreadRule,
  workload: Workload | undefined,
): Readonly<{ key: string; fields: { matchLabelKeys: readonly string[] } }> | undefined {
  if (!workload) return undefined;
  const key = revisionLabelOf(workload);
  const { matchLabelKeys = [], labelSelector } = constraint;
  if (!labelSelector || matchLabelKeys.includes(key)) return undefined;
  return { key, fields: { matchLabelKeys: [...matchLabelKeys, key] } };
}
