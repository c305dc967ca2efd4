import type { Alert } from '../../domain/question.ts';
import type { AlertFamily } from './alert-family.ts';
import { familyOf } from './family-of.ts';

/** The cluster of Kubernetes that an alert names: with databases the label is the name of theirs. */
export function clusterOf(
  { name, labels }: Pick<Alert, 'name' | 'labels'>,
  own: readonly AlertFamily[] = [],
): string | undefined {
  return familyOf(name, own)?.clusterIsObject ? undefined : labels['cluster'];
}
