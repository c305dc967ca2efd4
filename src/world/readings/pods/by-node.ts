import { isA } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { ownersOf, podsOf } from '../workloads/workloads.ts';
import { isOver, isReady } from './pods.ts';
import { endedRuns } from './runs.ts';

type Pod = Resource<'Pod'>;

/** How the pods of one revision do on one node; `restarts` counts those of all their containers. */
export type OnNode = Readonly<{ node: string; ready: number; pods: number; restarts: number }>;
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
export function oneNodeOf(pod: Pod, on: Ref<'Pod'>, world: World): OneNode | undefined {
  const [maker] = ownersOf(on, world);
  if (!maker || isA('apps/StatefulSet', maker)) return undefined; // each of its pods has data of its own
  const { pods, gap } = podsOf(maker, world);
  const alike = pods.filter(
    (one) =>
      one.spec?.nodeName &&
      !one.metadata?.deletionTimestamp &&
      !isOver(one) &&
      revisionOf(one) === revisionOf(pod),
  );
  const failing = alike.filter((one) => !isReady(one) && hasCrashed(one));
  const [first, ...others] = alike.filter(isReady);
  const node = pod.spec?.nodeName ?? '';
  const isAlone =
    failing.includes(pod) &&
    alike.every((one) => (one.spec?.nodeName === node) === failing.includes(one));
  if (!first || !isAlone) return undefined;
  return { node, failing, ready: [first, ...others], table: tableOf(alike), isWhole: !gap };
}

/** The images that a pod's containers really run, by digest. */
export function imagesOf({ status }: Pod): string {
  const images = (status?.containerStatuses ?? []).map(({ name, imageID }) => `${name}=${imageID}`);
  return images.toSorted().join(' ');
}

/** What differs between two nodes in what they say of themselves. */
export function differences(a: Resource<'Node'>, b: Resource<'Node'>): readonly string[] {
  return SAID.flatMap((field) => {
    const [here = '', there = ''] = [a.status?.nodeInfo?.[field], b.status?.nodeInfo?.[field]];
    return here === there ? [] : [`${field} ${here || '?'} / ${there || '?'}`];
  });
}
const SAID = [
  'architecture',
  'kernelVersion',
  'osImage',
  'containerRuntimeVersion',
  'kubeletVersion',
] as const;

function hasCrashed(pod: Pod): boolean {
  return [...endedRuns(pod)].some(
    ({ exitCode, reason }) => exitCode !== 0 && reason !== 'OOMKilled',
  );
}

function revisionOf({ metadata }: Pod): string {
  return REVISION.map((key) => metadata?.labels?.[key] ?? '').join('|');
}

function tableOf(pods: readonly Pod[]): readonly OnNode[] {
  const byNode = Map.groupBy(pods, ({ spec }) => spec?.nodeName ?? '');
  return [...byNode]
    .map(([node, own]) => ({
      node,
      ready: own.filter(isReady).length,
      pods: own.length,
      restarts: own
        .flatMap(({ status }) => status?.containerStatuses ?? [])
        .reduce((total, { restartCount }) => total + restartCount, 0),
    }))
    .toSorted((a, b) => (a.node < b.node ? -1 : 1));
}
