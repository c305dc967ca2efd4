import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { admissionOf } from '#src/carry-out/admission.ts';
import { jobCopy } from '#src/carry-out/reach/made/job-copy.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import { reachesFor } from '#src/carry-out/reach/reaches-for.ts';
import { revisionMark } from '#src/carry-out/state/revision-mark.ts';
import { isOfKind, refKey } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Change, Check } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { Api, ApiError, type Manifest, pathOf, pathOfAll } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

type Stored = Resource &
  Manifest &
  Readonly<{ metadata: { uid: string; resourceVersion: string } }>;
/** A change that is offered in a scenario, and the object that it is about there. */
type Offered = Readonly<{ what: string; remedy: string; change: Change; object?: Resource }>;

const LIMITS = { cluster: 'test', isOpen: () => true, reaches: reachesById };
/** Names of scenarios repeat, so that what is tried at once needs a namespace of its own. */
const LANES = 6;
/** How often is asked again, and after how long. */
const [MOST_TURNS, PAUSE_MS] = [20, 250];
/** So many can be tried at least: the others need what the scenarios do not hold. */
const LEAST_TRIED = 40;
let api: Api;
let lanes: readonly Namespace[];
let elsewhere: Namespace; // what is copied into another namespace
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  const names = Array.from({ length: LANES }, (_, lane) => `dry-runs-${lane}`);
  lanes = await Promise.all(names.map((name) => createNamespace(api, name)));
  elsewhere = await createNamespace(api, 'dry-runs-elsewhere');
  ({ writer } = await asRole(api, 'remediator'));
});
afterAll(async () => {
  await Promise.all([elsewhere, ...lanes].map((one) => one.delete()));
  api.close();
});

it('the API server takes and keeps every change that is offered, under the shipped role', async () => {
  const all = (await Promise.all(scenarios.map(offeredIn))).flat();
  const told: string[] = [];
  let tried = 0;
  const left = all.values();
  const lane = async ({ name }: Namespace) => {
    for (const offered of left) {
      const answer = await triedOut(offered, name);
      if (answer === 'not-made') continue;
      tried++;
      if (answer !== 'kept') told.push(`${offered.what}: ${answer}`);
    }
  };
  await Promise.all(lanes.map(lane));

  expect(told).toEqual([]);
  expect(tried).toBeGreaterThan(LEAST_TRIED);
});

async function offeredIn({ name, target, read }: (typeof scenarios)[number]) {
  const recording = await read();
  const source = recorded(recording);
  const loader = lazily(source);
  const { verdict } = await diagnose(target, loader, rules);
  const offers = await plansFor(verdict, loader, { cluster: 'test', rules });
  return offers.flatMap(({ remedy, plan }): Offered[] => {
    const [change] = plan?.changes ?? [];
    if (!change || change.sub === 'status') return []; // a controller would answer
    const object = source.get(change.from ?? named(change.on));
    const what = `${name} ${remedy.id} ${refKey(change.on)}`;
    return [
      { what, remedy: remedy.id, change, ...(object.is === 'known' && { object: object.value }) },
    ];
  });
}

function named({ kind, namespace: where = '', name }: Ref): Ref {
  return { kind, namespace: where, name };
}

/** What becomes of a change whose object is made here as it was there. */
async function triedOut({ remedy, change, object }: Offered, namespace: string): Promise<string> {
  const isCopied = change.from?.kind === change.on.kind && change.from.name === change.on.name;
  const there = object && (await stored(object, isCopied ? elsewhere.name : namespace));
  if (object && !there) return 'not-made';
  try {
    const own = moved(change, remedy, there, namespace);
    const check = await settled(() => admissionOf(own, writer, LIMITS));
    return check.is === 'holds' ? 'kept' : `${check.why} ${check.note ?? ''}`;
  } finally {
    if (there) await api.delete(`${pathOf(there)}?gracePeriodSeconds=0`);
  }
}

/** A controller may be at work on what was just made: it is asked again, as a person would. */
async function settled(ask: () => Promise<Check>): Promise<Check> {
  let last = await ask();
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    if (last.is === 'holds' || last.why !== 'changed-meanwhile') return last;
    await setTimeout(PAUSE_MS);
    last = await ask();
  }
  return last;
}

/** An object of a scenario in the namespace of this test; undefined where it cannot be made. */
async function stored(object: Resource, namespace: string): Promise<Stored | undefined> {
  if (isOfKind('PersistentVolumeClaim', object) && object.status?.phase === 'Bound')
    return undefined; // nothing here makes its volume
  const { kind = '', metadata: { name = '', labels, annotations } = {} } = object;
  const { status: _, ...rest } = withoutIdentity(object);
  const apiVersion = object.apiVersion ?? 'v1';
  const metadata = {
    namespace,
    name,
    ...(labels && { labels }),
    ...(annotations && { annotations }),
  };
  try {
    return await api.post<Stored>(pathOfAll(apiVersion, kind, namespace), {
      ...rest,
      apiVersion,
      kind,
      metadata,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** Without what an API server gives to each, and takes from nobody. */
function withoutIdentity(object: Resource): Resource & Readonly<{ status?: unknown }> {
  if (object.kind === 'Job')
    return jobCopy.make({ kind: 'batch/Job', name: '', namespace: '' }, object) ?? object;
  const { spec } = object as Readonly<{ spec?: Readonly<Record<string, unknown>> }>;
  const { clusterIP: _ip, clusterIPs: _ips, priority: _priority, ...kept } = spec ?? {};
  return { ...object, ...(spec && { spec: kept }) } as Resource;
}

/** The change of the object that is here. */
function moved(
  change: Change,
  remedy: string,
  there: Stored | undefined,
  namespace: string,
): Change {
  const { from, ops, guard, absent } = change;
  const { uid: _, ...on } = { ...change.on, namespace };
  if (change.do !== 'create') {
    const mark = revisionMark[on.kind]; // its controller writes another one here
    return {
      ...change,
      on: { ...on, uid: there?.metadata.uid ?? '' },
      guard: guard.filter(({ path }) => path !== mark),
      absent: absent.filter((path) => path !== mark),
    };
  }
  const [reach] = reachesFor(change, reachesById.get(remedy) ?? []);
  const value = reach?.creates?.make(on, there);
  const source = from &&
    there && { ...from, namespace: there.metadata.namespace ?? '', uid: there.metadata.uid };
  return {
    ...change,
    on,
    ops: [{ op: 'add', path: '', value }, ...ops.slice(1)],
    ...(source && { from: source }),
  };
}
