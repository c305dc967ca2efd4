import { isA } from '../../../../domain/keys.ts';
import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { created } from '../../../../readings/created.ts';
import { isOver, isReady } from '../../../../readings/pods/pods.ts';
import { endedRuns } from '../../../../readings/pods/runs.ts';
import { ownersOf, podsOf } from '../../../../readings/workloads/workloads.ts';
import { perObject } from '../../../../world/per-object.ts';

type Pod = Resource<'Pod'>;

/**
 * How the pods of one revision do on one node: `restarts` counts those of all their containers, `starts` and `ended`
 * the runs of the one that crashes.
 */
export type OnNode = Readonly<{
  node: string;
  ready: number;
  pods: number;
  restarts: number;
  starts: number;
  ended: number;
}>;
/** Pods of one revision that crash, all of them on one node, while those on other nodes are Ready. */
export type OneNode = Readonly<{
  node: string;
  failing: readonly Pod[];
  ready: readonly [Pod, ...Pod[]];
  table: readonly OnNode[];
  isWhole: boolean;
}>;

const REVISION = ['pod-template-hash', 'rollouts-pod-template-hash', 'controller-revision-hash'];

/** The one node on which the revision of a pod crashes; undefined where another node shares that, or none is well. */
export function oneNodeOf(
  pod: Pod,
  on: Ref<'Pod'>,
  part: string | undefined,
  world: World,
): OneNode | undefined {
  const [maker] = ownersOf(on, world);
  if (!maker || isA('apps/StatefulSet', maker)) return undefined; // each of its pods has data of its own
  const { revisions, gap } = revisionsOf(maker, world);
  const { pods: alike, illOn } = revisions.get(revisionOf(pod)) ?? { pods: [], illOn: NOWHERE };
  if ([...illOn].some((one) => one !== pod.spec?.nodeName)) return undefined;
  const node = pod.spec?.nodeName ?? '';
  const failing = alike.filter((one) => one.spec?.nodeName === node);
  const elsewhere = alike.filter((one) => one.spec?.nodeName !== node);
  const [first, ...others] = elsewhere.filter(isReady);
  // Where some starts go well on the node, none may go wrong elsewhere as long as the pod is there.
  const since = (failing.some(isReady) && created(pod)) || Infinity;
  const isAlone =
    failing.length > 0 &&
    failing.every((one) => hasCrashed(one)) &&
    !elsewhere.some((one) => hasCrashed(one, isReady(one) ? since : undefined));
  if (!first || !isAlone) return undefined;
  const table = tableOf(alike, part);
  return { node, failing, ready: [first, ...others], table, isWhole: !gap };
}

const NOWHERE: ReadonlySet<string | undefined> = new Set();

/** Pods of one revision that are placed, and the nodes on which one has crashed and is not Ready. */
type Revision = Readonly<{ pods: readonly Pod[]; illOn: ReadonlySet<string | undefined> }>;

/** The revisions of what makes pods. */
const revisionsOf = perObject((maker: Ref, world: World) => {
  const { pods, gap } = podsOf(maker, world);
  const placed = pods.filter(
    (one) => one.spec?.nodeName && !one.metadata?.deletionTimestamp && !isOver(one),
  );
  const revisions = new Map<string, Revision>();
  for (const [revision, own] of Map.groupBy(placed, revisionOf)) {
    const ill = own.filter((one) => !isReady(one) && hasCrashed(one));
    revisions.set(revision, {
      pods: own,
      illOn: new Set(ill.map(({ spec }) => spec?.nodeName)),
    });
  }
  return { revisions, gap };
});

/** Whether pods run the same images by digest; undefined where one has not told its digests. */
export function haveSameImages(pods: readonly Pod[]): boolean | undefined {
  const images = pods.map(({ status }) =>
    (status?.containerStatuses ?? [])
      .map(({ name, imageID }) => ({ name, digest: /sha256:\w+$/.exec(imageID)?.[0] }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  if (images.some((own) => own.length === 0 || own.some(({ digest }) => !digest))) return undefined;
  return new Set(images.map((own) => JSON.stringify(own))).size === 1;
}

/** Whether a container of a pod ended badly, at that time or later. */
function hasCrashed(pod: Pod, since?: number): boolean {
  return [...endedRuns(pod)].some(
    ({ exitCode, reason, finishedAt }) =>
      exitCode !== 0 &&
      reason !== 'OOMKilled' &&
      (since === undefined || Date.parse(finishedAt ?? '') >= since),
  );
}

function revisionOf({ metadata }: Pod): string {
  return REVISION.map((key) => metadata?.labels?.[key] ?? '').join('|');
}

function tableOf(pods: readonly Pod[], part: string | undefined): readonly OnNode[] {
  const byNode = Map.groupBy(pods, ({ spec }) => spec?.nodeName ?? '');
  return [...byNode]
    .map(([node, own]) => {
      const all = own.flatMap(({ status }) => [
        ...(status?.initContainerStatuses ?? []),
        ...(status?.containerStatuses ?? []),
      ]);
      const runs = all.filter(({ name }) => !part || name === part).map(runsOf);
      return {
        node,
        ready: own.filter(isReady).length,
        pods: own.length,
        restarts: sum(all.map(({ restartCount }) => restartCount)),
        starts: sum(runs.map(({ starts }) => starts)),
        ended: sum(runs.map(({ ended }) => ended)),
      };
    })
    .toSorted((a, b) => (a.node < b.node ? -1 : 1));
}

type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

/** A container is started once more often than it is restarted. */
function runsOf({ restartCount, state, lastState }: Status) {
  const hasStarted = state?.running ?? state?.terminated ?? lastState?.terminated;
  const starts = hasStarted ? restartCount + 1 : 0;
  return { starts, ended: state?.running ? starts - 1 : starts };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
