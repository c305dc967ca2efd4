import { isA, isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { complaining } from '../../knowledge/causes/log/complaining.ts';
import type { Complaining } from '../../knowledge/causes/log/complaining.words.ts';
import { podToConfig } from '../../readings/edges/pod-to-config.ts';
import { restartedContainers } from '../../readings/pods/containers.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import { isOfRevision, type KeptRevision } from '../../readings/workloads/history.ts';
import type { TemplateHolder } from '../fields/field-row.ts';
import { type Earlier, earlierRevisions } from './earlier-revisions.ts';

/** A newest revision that broke, and those that it can go back to, the best first. */
export type Broken = Readonly<{ newest: KeptRevision; earlier: readonly Earlier[] }>;

/** After so long the trouble of a revision that had come through is more likely not its own. */
const YOUNG_MS = 60 * 60_000;

/** The newest revision of a workload where a finding is of its pods alone, and one before it was well. */
export function brokenRevision(
  of: TemplateHolder,
  finding: Finding,
  world: World,
): Broken | undefined {
  const revisions = earlierRevisions(of, world);
  if (!revisions) return undefined;
  const { on, object } = of;
  const { newest, pods } = revisions;
  const fresh = pods.filter((pod) => isOfRevision(newest, pod));
  if (!isOfFresh(finding, pods, fresh)) return undefined;
  const isIll = fresh.some((pod) => !isWell(pod, world.now)) || beganWith(newest, finding);
  if (!isIll && !isGivenUp(object)) return undefined;

  const isNew = isUnfinished(object) || isWithin(YOUNG_MS, newest.created, world.now);
  const earlier = revisions.earlier
    .filter(({ is }) => is !== 'ran' || isNew)
    .filter(({ template }) => finds(template, on.namespace, world));
  return earlier.length > 0 ? { newest, earlier } : undefined;
}

/** Whether a finding is of pods of the newest revision, and of no other. */
function isOfFresh(
  { subject, seen }: Finding,
  pods: readonly Resource<'Pod'>[],
  fresh: readonly Resource<'Pod'>[],
): boolean {
  if (isA('Node', subject)) return false;
  const named = new Set([subject, ...seen.map(({ on }) => on)].map(({ name }) => name));
  const own = pods.filter(({ metadata }) => named.has(metadata?.name ?? ''));
  return own.every((pod) => fresh.includes(pod));
}

/** Whether pods that are well by their status complain in their logs since that revision came. */
function beganWith({ hashes }: KeptRevision, { id, params }: Finding): boolean {
  if (id !== complaining.id) return false;
  const { began } = params as Complaining; // by its id
  return began?.what === 'revision' && hashes.includes(began.name);
}

/** The spec asks for it still, and its pods may be gone. */
function isGivenUp(object: Resource): boolean {
  return isOfKind('argoproj.io/Rollout', object) && object.status?.abort === true;
}

function isWell(pod: Resource<'Pod'>, now: string): boolean {
  return isReady(pod) && ![...restartedContainers(pod, now)].some(({ until }) => !until);
}

/** A Deployment says so until all pods of its newest revision were available at once. */
function isUnfinished(object: Resource): boolean {
  if (!isOfKind('apps/Deployment', object)) return false;
  const progressing = object.status?.conditions?.find(({ type }) => type === 'Progressing');
  return progressing !== undefined && progressing.reason !== 'NewReplicaSetAvailable';
}

/** Whether nothing is gone by now that pods of a template cannot start without. */
function finds(
  { spec }: KeptRevision['template'],
  namespace: string | undefined,
  world: World,
): boolean {
  const pod = { kind: 'Pod', metadata: { namespace }, spec } as Resource<'Pod'>;
  return [...podToConfig.links(pod, world)].every(
    ({ to, optional }) => optional || world.get(to).is !== 'absent',
  );
}
