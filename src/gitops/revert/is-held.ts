import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { keysOf } from '../../text/json-pointer.ts';
import type { Field } from './field.ts';

/**
 * Whether Git's state says anything of a field: what it lacks is left alone, but for lists and maps that are compared whole. `later`: it is
 * not missed, and yet the next sync writes the list that it is in as Git has it. `merges`: by server-side apply.
 */
export function isHeld(field: Field, object: Resource, merges: boolean): 'yes' | 'no' | 'later' {
  const { path, isNew, isItem, lists } = field;
  const isPartOfWhole = keysOf(path)
    .slice(0, -1)
    .some((key) => ATOMIC.has(key));
  if (!isNew || (merges && isPartOfWhole)) return 'yes';
  if (lists.length === 0) return 'no';
  const hasKeys = (list: string) => KEYED.has(list) && (isBuiltIn(object) || list !== UNTYPED);
  if (merges || isBuiltIn(object)) return lists.every(hasKeys) ? 'no' : 'yes';
  return isItem ? 'yes' : 'later';
}

/** Lists of a pod's template and of a Service whose items have a key (patchMergeKey, x-kubernetes-list-map-keys). */
const KEYED: ReadonlySet<string> = new Set([
  'containers',
  'env',
  'hostAliases',
  'imagePullSecrets',
  'initContainers',
  'ports',
  'topologySpreadConstraints',
  'volumeMounts',
  'volumes',
]);

/** The schema of a Rollout says nothing of its volumes, and such a list is one value to server-side apply. */
const UNTYPED = 'volumes';

/** Maps that are one value to server-side apply (x-kubernetes-map-type: atomic). */
const ATOMIC: ReadonlySet<string> = new Set([
  'configMapKeyRef',
  'fieldRef',
  'labelSelector',
  'namespaceSelector',
  'nodeSelector',
  'podSelector',
  'resourceFieldRef',
  'secretKeyRef',
  'selector',
]);

/** Without server-side apply only kinds of the API server's own say which of their lists have keys. */
function isBuiltIn(object: Resource): boolean {
  const [, group = ''] = kindOf(object).split('/').toReversed();
  return !group.includes('.') || group.endsWith('.k8s.io');
}
