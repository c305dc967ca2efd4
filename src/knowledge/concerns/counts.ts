import type { ConcernFinder } from '../../domain/concern.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import { ANY_OTHER } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { fieldsAt } from '../../readings/reports/fields.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { harmlessConcern } from './harmless-concern.ts';
import { isUnderWay } from './is-under-way.ts';

/** What a status counts, and how many there should be of it. */
const SHORT: readonly (readonly [has: string, wanted: string])[] = [
  ['status.readyReplicas', 'spec.replicas'],
  ['status.availableReplicas', 'spec.replicas'],
  ['status.readyReplicas', 'status.replicas'],
  ['status.numberReady', 'status.desiredNumberScheduled'],
  ['status.numberAvailable', 'status.desiredNumberScheduled'],
  ['status.currentHealthy', 'status.desiredHealthy'],
  ['status.readyInstances', 'spec.instances'],
  ['status.readyNodes', 'spec.nodes'],
  ['status.currentReplicas', 'spec.minReplicas'],
];
/** What should not be there at all. */
const TOO_MANY = [
  'status.unavailableReplicas',
  'status.numberUnavailable',
  'status.numberMisscheduled',
  'status.failed',
  'status.failedReplicas',
];

/** A number in the status of an object is short of what is wanted, or counts what should not be there. */
export const counts: ConcernFinder = {
  kind: 'unexplained-count',
  of: [ANY_OTHER],

  *find(object, world) {
    const isMoving = isUnderWay(object, world);
    const on = refTo(kindOf(object), object);
    const seen = [...shortIn(object), ...tooManyIn(object)];
    const [worst] = seen.filter(({ what }) => !isMoving || !OF_PODS.test(what));
    if (!worst) return;
    const { what, path, said } = worst;
    if (isOfKind('batch/Job', object)) {
      const isDone = conditionOf(object, 'Complete')?.status === 'True';
      return yield harmlessConcern(on, { what, why: isDone ? 'made-up' : 'retried' });
    }
    const evidence = quotedField(on, path, said);
    yield { symptom: { kind: 'unexplained-count', on, reason: what, evidence, hurts: 'progress' } };
  },
};

/** They change as long as pods come and go. */
const OF_PODS = /replicas|^number|^failed/i;

type Count = Readonly<{ what: string; path: string; said: string }>;

function* shortIn(object: Resource): Iterable<Count> {
  for (const [has, wanted] of SHORT) {
    const [own, all] = [numberAt(object, has), numberAt(object, wanted)];
    if (own === undefined || all === undefined || own.value >= all.value) continue;
    const name = has.slice('status.'.length);
    yield { what: `${name} ${own.value} of ${all.value}`, path: own.path, said: `${own.value}` };
  }
}

function* tooManyIn(object: Resource): Iterable<Count> {
  for (const at of TOO_MANY) {
    const found = numberAt(object, at);
    if (!found || found.value === 0) continue;
    const what = `${at.slice('status.'.length)} ${found.value}`;
    yield { what, path: found.path, said: `${found.value}` };
  }
}

function numberAt(
  object: Resource,
  at: string,
): Readonly<{ path: string; value: number }> | undefined {
  const [field] = fieldsAt(object, at);
  return typeof field?.value === 'number' ? { path: field.path, value: field.value } : undefined;
}
