import { quota } from '../../../knowledge/causes/creation/quota.ts';
import { surgeDeadlock } from '../../../knowledge/causes/scheduling/surge-deadlock.ts';
import type { Workload } from '../../change/workload.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { oldPodFirst, proposeStrategy, type StrategyParams } from './strategy-change.ts';
import { withOwner } from './strategy-words.ts';

/** Lets an old pod go before its successor comes. */
export const oldPodsFirst: WritingRemedy<StrategyParams> = {
  id: 'rollout/old-pods-first',
  answers: [surgeDeadlock, quota],

  propose: (finding, world) =>
    proposeStrategy(finding, world, (workload) =>
      finding.id === quota.id && !hasOlder(workload) ? undefined : oldPodFirst(workload),
    ),

  text: withOwner({
    en: ({ name, replicas }) => ({
      title: '`maxSurge: 0`, `maxUnavailable: 1`',
      short:
        replicas === 1
          ? 'Downtime from the old pod’s end until the new pod is Ready, a pull of its image included.'
          : 'One pod fewer serves while each is replaced.',
      text: `An old pod of \`${name}\` ends before its successor comes, which then has its place: no new revision is needed. ${
        replicas === 1
          ? 'There is downtime from the old pod’s end, grace period included, until the new pod is Ready; if the new revision does not work, no old pod is left.'
          : 'One pod fewer serves while each is replaced.'
      }`,
      undo: 'Sets the fields back to what they were. Pods that were replaced stay so.',
    }),
    ko: ({ name, replicas }) => ({
      title: '`maxSurge: 0`, `maxUnavailable: 1`',
      short:
        replicas === 1
          ? '이전 파드가 끝난 뒤 새 파드가 준비될 때까지 서비스가 중단됩니다. 이미지를 받는 시간도 포함됩니다.'
          : '교체하는 동안 파드 하나가 적게 서비스합니다.',
      text: `\`${name}\` 워크로드의 이전 파드가 먼저 끝나고, 다음 파드가 그 자리를 받습니다. 새 리비전은 필요 없습니다. ${
        replicas === 1
          ? '이전 파드가 끝난 뒤(유예 시간 포함) 새 파드가 준비될 때까지 서비스가 중단되며, 새 리비전에 문제가 있으면 남은 이전 파드가 없습니다.'
          : '교체하는 동안 파드 하나가 적게 서비스합니다.'
      }`,
      undo: '필드를 이전 값으로 되돌립니다. 이미 교체된 파드는 그대로입니다.',
    }),
  }),
};

/** Whether pods of an older revision are there, which hold what a successor needs. */
function hasOlder({ object: { status } }: Workload): boolean {
  return (status?.replicas ?? 0) > (status?.updatedReplicas ?? 0);
}
