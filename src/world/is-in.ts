import type { Scope } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { ownOf } from '../text/own-of.ts';

/** Whether a list that looks there holds the object. */
export function isIn(scope: Scope, object: Resource): boolean {
  if ('namespace' in scope) return (object.metadata?.namespace ?? '') === scope.namespace;
  if ('node' in scope) return (object as Resource<'Pod'>).spec?.nodeName === scope.node;
  if ('labels' in scope) return hasLabels(scope.labels, object);
  return true;
}

function hasLabels(labels: string, { metadata }: Resource): boolean {
  return labels.split(',').every((pair) => {
    const [key = '', value] = pair.split('=');
    return ownOf(metadata?.labels, key) === value;
  });
}
