import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Revised } from '../../../readings/workloads/updates.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import { runningUpdate } from '../../../simulator/rollout/running-update.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { blockedBy, type Blocked } from '../../placement/blocked-by.ts';
import { contestedWith, surelyMakesRoom } from './placement/contested.ts';
import { surgeDeadlockWords, type SurgeDeadlock } from './surge-deadlock.words.ts';

const RULES = ['resources', 'host-ports', 'inter-pod-affinity'];

/** An update needs room for its new pod beside the old one, and the old one goes only after that. */
export const surgeDeadlock: Cause<SurgeDeadlock> = {
  id: 'scheduling/surge-deadlock',
  explains: ['pod-unscheduled'],
  refines: ['scheduling/insufficient-resource', 'scheduling/host-port', 'scheduling/pod-affinity'],

  *explain(symptom, world) {
    const isIt = (filters: readonly string[]) =>
      filters.length === 1 && filters.every((one) => RULES.includes(one));
    const blocked = blockedBy(isIt, symptom, world);
    const workload = blocked && workloadAt(blocked.subject, world);
    const update = workload && runningUpdate(workload, world);
    if (!blocked || !workload || !update?.waits || !isOf(blocked.pod, update.newest)) return;
    const there = update.older.filter(({ metadata }) => !metadata?.deletionTimestamp);
    const holder = roomMaker(blocked, there);
    if (!holder) return;

    const contested = contestedWith(holder, blocked);
    const { agrees, gaps, placement } = blocked;
    const isKnown = agrees && !gaps.nodes && placement.undecided.length === 0;
    const isSeen = !gaps.pods || surelyMakesRoom(holder, contested, blocked);
    const isSure = isKnown && isSeen && !gaps.own && update.known;
    const { subject, ref, restsOn, evidence, rows } = blocked;
    const older = refTo('Pod', holder.pod);
    const fields = fieldsOf(workload);
    yield {
      subject,
      params: {
        kind: workload.kind === 'Rollout' ? 'Rollout' : 'Deployment',
        pod: ref.name,
        older: older.name,
        node: holder.node,
        contested,
        replicas: update.replicas,
        ready: update.available,
        limits: { ...update.limits, ...fields.values },
        rows,
      },
      evidence: [
        evidence[0],
        quotedField(older, '/spec/nodeName', holder.node),
        ...fields.evidence,
        ...evidence.slice(1),
      ],
      strength: isSure ? 'entails' : 'fits',
      restsOn: [...restsOn, update.newest, older],
    };
  },

  ...surgeDeadlockWords,
};

function workloadAt(on: Ref, world: World): Revised | undefined {
  if (!isA('argoproj.io/Rollout', on) && !isA('apps/Deployment', on)) return undefined;
  const fact = isA('argoproj.io/Rollout', on) ? world.get(on) : world.get(on);
  return fact.is === 'known' ? fact.value : undefined;
}

function isOf({ metadata }: Blocked['pod'], { name }: Ref): boolean {
  return metadata?.ownerReferences?.some((one) => one.controller && one.name === name) ?? false;
}

/** The two fields as they stand, or the default that holds. */
function fieldsOf(workload: Revised) {
  const on = refTo(
    workload.kind === 'Rollout' ? 'argoproj.io/Rollout' : 'apps/Deployment',
    workload,
  );
  const isRollout = workload.kind === 'Rollout';
  const at = isRollout ? '/spec/strategy/canary' : '/spec/strategy/rollingUpdate';
  const fields = isRollout
    ? (workload as Resource<'argoproj.io/Rollout'>).spec?.strategy?.canary
    : (workload as Resource<'apps/Deployment'>).spec?.strategy?.rollingUpdate;
  const evidence = (['maxSurge', 'maxUnavailable'] as const).map((key): Evidence => {
    const value = fields?.[key];
    const quote = `${value ?? '25%'}`;
    return {
      ...quotedField(on, `${at}/${key}`, quote),
      ...(value === undefined && { unset: true }),
    };
  });
  const [maxSurge = '', maxUnavailable = ''] = evidence.map(({ quote }) => quote);
  return { evidence, values: { maxSurge, maxUnavailable } };
}
