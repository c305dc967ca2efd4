import { planId } from '#src/approvals/plan-id.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import { isDone } from '#src/carry-out/state/plan-state.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import { creation } from '#src/fixes/change/creation.ts';
import { madeBy } from '#src/world/made-by.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { LIMITS } from '#test/fixes/support/surroundings.ts';

const shop = 'shop';
/** The ConfigMap of another namespace that is copied. */
export const source: Resource<'ConfigMap'> = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { namespace: 'staging', name: 'settings', uid: 'source-1', resourceVersion: '3' },
  data: { mode: 'fast' },
};
const copied = { kind: 'ConfigMap', namespace: shop, name: 'settings' };
const made: Resource<'ConfigMap'> = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { namespace: shop, name: 'settings' },
  data: { mode: 'fast' },
};

/** Copies the ConfigMap. */
export const copying = creation(
  { on: copied, object: made },
  { from: { kind: 'ConfigMap', namespace: 'staging', name: 'settings', uid: 'source-1' } },
);
/** Evicts the pod "web-1". */
export const evicting: Change = {
  do: 'evict',
  on: { kind: 'Pod', namespace: shop, name: 'web-1', uid: 'pod-1' },
  guard: [],
  absent: [],
  ops: [{ op: 'remove', path: '' }],
  undo: { none: 'made-anew' },
};
/** The pod that is evicted. */
export const pod: Resource<'Pod'> = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { namespace: shop, name: 'web-1', uid: 'pod-1', resourceVersion: '1' },
};

/** The limits of those remedies that make or remove a whole object. */
export const WHOLE_LIMITS = { ...LIMITS, reaches: reachesById };

/** A plan of the remedy that makes such a change. */
export function planOf(change: Change): Plan {
  const changes = [change] as const;
  const remedy = change.do === 'evict' ? 'pod/evict' : 'create/config-map';
  const goal = { is: 'in-place', on: change.on } as const;
  const plan = { ...abortion(), remedy, changes, goal };
  return { ...plan, id: planId(plan) };
}

/** A few objects, and how often a request took effect; `loses` cuts the answer to the first that is no dry run. */
export class FewObjects implements Writer {
  effects = 0;
  loses = false;
  objects: readonly Resource[];

  constructor(objects: readonly Resource[]) {
    this.objects = objects;
  }

  async read({ kind, namespace, name }: Parameters<Writer['read']>[0]) {
    const value = this.objects.find(
      (one) =>
        one.kind === kind && one.metadata?.namespace === namespace && one.metadata?.name === name,
    );
    return value ? ({ is: 'known', value } as const) : ({ is: 'absent' } as const);
  }

  async permits() {
    return { is: 'allowed' } as const;
  }

  async record() {}

  async send(...[change, , mode]: Parameters<Writer['send']>): ReturnType<Writer['send']> {
    const found = await this.read(change.on);
    const object = madeBy(change);
    const isThere =
      found.is === 'known' && (change.do === 'create' || !isDone(change, found.value));
    if (isThere === (change.do === 'create')) return { is: 'conflict', message: 'it has changed' };
    if (mode === 'dry-run') return { is: 'done', ...(object && { object }) };
    this.effects++;
    const others = this.objects.filter((one) => found.is !== 'known' || one !== found.value);
    this.objects = object
      ? [...others, { ...object, metadata: { ...object.metadata, uid: 'new' } }]
      : others;
    if (!this.loses) return { is: 'done', ...(object && { object }) };
    this.loses = false;
    return { is: 'lost', message: 'socket hang up' };
  }
}
