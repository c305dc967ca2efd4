import { isA } from '../../../domain/keys.ts';
import type { Cause, Claim, Ref, World } from '../../../domain/model.ts';
import { podToController } from '../../../world/edges/pod-to-controller.ts';
import { replicaSetToController } from '../../../world/edges/replicaset-to-controller.ts';
import { isHeldUp, isReady } from '../../../world/readings/pods/pods.ts';
import { podRef, podsOf, replicasOf } from '../../../world/readings/workloads/workloads.ts';
import { isHeldEnding } from '../../signs/nodes/nodes.ts';
import { refusedCreation } from '../../signs/workloads/creation.ts';

/** `others` are further pods of the workload that are not Ready, or do not go, either. */
type Waits = Readonly<{
  for: 'pod' | 'ending' | 'revision';
  name: string;
  others: number;
  ready: number;
  wanted?: number;
}>;

/** A workload has too few pods because something holds up those that it has, or the making of more. */
export const workloadWaitsForPods: Cause<Waits> = {
  id: 'workload/waits-for-pods',
  explains: ['replicas-missing'],

  *explain({ on, evidence }, world) {
    const { pods, gap } = podsOf(on, world);
    const held = pods.filter((pod) => isHeldUp(pod, world.now));
    // The next pod of a StatefulSet has the same name, so the one before has to be gone.
    const ending = isA('apps/StatefulSet', on)
      ? pods.filter((pod) => isHeldEnding(pod, world))
      : [];
    const [first, ...others] = (held.length > 0 ? held : ending).map(podRef);
    const barred = first ? undefined : barredRevision(on, world);
    const at = first ?? barred;
    if (!at) return;

    const wanted = replicasOf(on, world);
    yield {
      subject: on,
      params: {
        for: held.length > 0 ? 'pod' : first ? 'ending' : 'revision',
        name: at.name,
        others: others.length,
        ready: pods.filter(isReady).length,
        ...(wanted !== undefined && { wanted }),
      },
      evidence: [evidence],
      strength: gap ? 'fits' : 'entails',
      restsOn: [on, at],
      because: { at, edge: first ? podToController.id : replicaSetToController.id },
    } satisfies Claim<Waits>;
  },

  text: {
    en({ name }, { for: what, name: at, others, ready, wanted }) {
      const count = wanted === undefined ? `${ready}` : `${ready} of ${wanted}`;
      const more = others > 0 ? ` and ${others} more` : '';
      const why = {
        pod: `It waits for pod \`${at}\`${more} to become Ready.`,
        ending: `Pod \`${at}\`${more} is deleted and does not go, and until then no other of that name is made.`,
        revision: `The pods of its revision \`${at}\` cannot be created.`,
      }[what];
      const noun = ready === 1 && wanted === undefined ? 'pod' : 'pods';
      return {
        title: `\`${name}\`: ${count} ${noun} Ready`,
        sentence: `\`${name}\` has ${count} ${noun} Ready. ${why}`,
      };
    },
    ko({ name }, { for: what, name: at, others, ready, wanted }) {
      const count = wanted === undefined ? `${ready}개` : `${wanted}개 중 ${ready}개`;
      const more = others > 0 ? ` 외 ${others}개` : '';
      const why = {
        pod: `\`${at}\` 파드${more}가 Ready 상태가 되기를 기다립니다.`,
        ending: `삭제된 \`${at}\` 파드${more}가 사라지지 않아 같은 이름의 파드를 새로 만들지 못합니다.`,
        revision: `\`${at}\` 리비전의 파드를 만들 수 없습니다.`,
      }[what];
      return {
        title: `\`${name}\`: 파드 ${count} Ready`,
        sentence: `\`${name}\` 워크로드의 파드가 ${count} Ready 상태입니다. ${why}`,
      };
    },
  },
};

function barredRevision(on: Ref, world: World): Ref | undefined {
  return world
    .followBack(replicaSetToController, on)
    .items.map(({ from }) => from)
    .find((set) => {
      const fact = isA('apps/ReplicaSet', set) ? world.get(set) : undefined;
      return fact?.is === 'known' && refusedCreation(fact.value, set, world) !== undefined;
    });
}
