import type { Resource } from '#src/domain/resource.ts';
import { isRecord } from '#src/text/is-record.ts';

/** What a pod asks for. */
export type PodSpec = NonNullable<Resource<'Pod'>['spec']>;
/** What a pod is made of: a template, or the pod itself. */
type Made = Readonly<{ metadata?: Resource['metadata']; spec: PodSpec }>;

/** The same object with every pod template in it changed: of workloads, jobs and revisions. */
export function withTemplates(object: Resource, change: (made: Made) => Made): Resource {
  return inside(object, change) as Resource;
}

function inside(value: unknown, change: (made: Made) => Made): unknown {
  if (!isRecord(value)) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, inner]) => {
    const next = NESTED.includes(key) ? inside(inner, change) : inner;
    const whole = key === 'template' && isTemplate(next) ? change(next) : next;
    isChanged ||= whole !== inner;
    return [key, whole] as const;
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

function isTemplate(value: unknown): value is Made {
  return isRecord(value) && isRecord(value['spec']) && Array.isArray(value['spec']['containers']);
}
const NESTED = ['spec', 'data', 'jobTemplate', 'template'];
