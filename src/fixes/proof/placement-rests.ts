import type { Change, Rest } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { present } from '../../text/present.ts';

const TEMPLATE = '/spec/template/spec';
/** Of a workload: how many pods, and in which steps they are replaced. */
const OF_WORKLOAD = ['/spec/replicas', '/spec/strategy', '/spec/updateStrategy'];
/** Of its pods: where they may run. */
const OF_PODS = [
  'nodeSelector',
  'nodeName',
  'tolerations',
  'affinity',
  'topologySpreadConstraints',
  'priorityClassName',
  'schedulerName',
  'runtimeClassName',
  'overhead',
  'hostNetwork',
];

/** The fields of a changed object on which the proof of its placement rests, as they are; what the change itself writes has its guard. */
export function placementRests(object: Resource, { do: how, sub, ops }: Change): readonly Rest[] {
  if (how !== 'patch' || sub || !isRecord(valueAt(object, TEMPLATE))) return [];
  const isWritten = (path: string) =>
    ops.some((op) => `${op.path}/`.startsWith(`${path}/`) || `${path}/`.startsWith(`${op.path}/`));
  return [...OF_WORKLOAD, ...OF_PODS.map((field) => `${TEMPLATE}/${field}`), ...inLists(object)]
    .filter((path) => !isWritten(path))
    .map((path) => ({ path, ...present({ value: valueAt(object, path) }) }));
}

/** What each container asks for, and each claim that may bind its pods to a place. */
function inLists(object: Resource): readonly string[] {
  return [
    ...itemsOf(object, 'containers').map((path) => `${path}/resources`),
    ...itemsOf(object, 'initContainers').map((path) => `${path}/resources`),
    ...itemsOf(object, 'volumes').map((path) => `${path}/persistentVolumeClaim`),
  ];
}

function itemsOf(object: Resource, list: string): readonly string[] {
  const items = valueAt(object, `${TEMPLATE}/${list}`);
  return Array.isArray(items) ? items.map((_, at) => `${TEMPLATE}/${list}/${at}`) : [];
}
