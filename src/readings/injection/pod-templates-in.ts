import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import type { Labels } from '../selectors.ts';

type PodSpec = NonNullable<Resource<'Pod'>['spec']>;

/** What an object makes pods from. */
export type PodTemplate = Readonly<{
  labels: Labels;
  annotations: Labels;
  containers: PodSpec['containers']; // init containers first
}>;

/** A runner of GitHub Actions has it two levels below its spec, a Workflow of Argo three. */
const DEEPEST = 6;

/** All that an object of whatever kind makes pods from: each part of its spec that has a spec with containers. */
export function podTemplatesIn(object: Resource): readonly PodTemplate[] {
  return within(object, 0);
}

function within(value: unknown, depth: number): readonly PodTemplate[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((one) => within(one, depth + 1));
  if (!isRecord(value)) return [];
  const { spec, metadata } = value;
  if (isRecord(spec) && isListOfNamed(spec['containers'])) {
    const { initContainers } = spec;
    const { labels = {}, annotations = {} } = isRecord(metadata) ? metadata : {};
    const init = isListOfNamed(initContainers) ? initContainers : [];
    const containers = [...init, ...spec['containers']];
    return [{ labels: labelsIn(labels), annotations: labelsIn(annotations), containers }];
  }
  const { status: _, metadata: _own, ...parts } = value;
  return Object.values(parts).flatMap((one) => within(one, depth + 1));
}

function isListOfNamed(value: unknown): value is PodSpec['containers'] {
  return (
    Array.isArray(value) && value.every((one) => isRecord(one) && typeof one['name'] === 'string')
  );
}

function labelsIn(value: unknown): Labels {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}
