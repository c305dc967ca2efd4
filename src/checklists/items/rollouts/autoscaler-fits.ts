import type { ChecklistItem } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { addsNodes } from '../../../readings/nodes/adds-nodes.ts';
import { knowsRoom } from '../../../readings/nodes/knows-room.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import type { Placed } from '../../../simulator/place.ts';
import { counted } from '../../../text/counted.ts';
import { askWhy } from '../../ask-why.ts';
import { roomForMore } from '../../room-for-more.ts';
import { roomUnknown } from '../../room-unknown.ts';
import { said } from '../../said.ts';
import { thingsInTheWay } from '../../things-in-the-way.ts';

/** No autoscaler is asked for more; so many copies are enough to tell. */
const MOST = 100;

/** As many pods as an autoscaler may ask for find a node, by simulation. */
export const autoscalerFits: ChecklistItem<'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'rollouts/autoscaler-fits',
  title: {
    en: 'Autoscalers can reach their maximum (simulated)',
    ko: '오토스케일러가 최댓값까지 늘릴 수 있습니다(시뮬레이션)',
  },
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *look(autoscaler, world) {
    const on = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    const [link] = world.follow(autoscalerToTarget, on).items;
    const maxReplicas = autoscaler.spec?.maxReplicas ?? 0;
    const wanted = autoscaler.status?.desiredReplicas ?? 0;
    if (!link || maxReplicas > MOST) return;
    if (!knowsRoom(world)) return yield roomUnknown;
    const room = roomForMore(link.to, maxReplicas, world);
    if (!room) return;
    const running = podsOf(link.to, world).pods.filter(({ spec }) => spec?.nodeName).length;
    if (room.fits < running) return yield roomUnknown; // what runs shows that the simulation is wrong
    if (room.fits >= maxReplicas) return yield { is: 'pass' };
    const says = said(WORDS, { ...room, wanted, max: maxReplicas, rules: rulesOf(room.stoppedBy) });
    const isShort = room.fits < wanted;
    if (!isShort && addsNodes(world)) return yield { is: 'not-checked', says: GROWS };
    yield {
      is: 'fail',
      hurts: isShort ? 'redundancy' : 'progress',
      says,
      command: askWhy(isShort ? link.to : on),
    };
  },
};

/** What keeps the next pod off the nodes, what does so most often first. */
function rulesOf(stoppedBy: readonly Placed[]): readonly string[] {
  const all = stoppedBy.flatMap(({ blockers }) => blockers.slice(0, 1).map(({ filter }) => filter));
  return [...Map.groupBy(all, (one) => one)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([one]) => one);
}

type Room = Readonly<{ fits: number; wanted: number; max: number; rules: readonly string[] }>;
const WORDS: Text<[Room]> = {
  en: ({ fits, wanted, max, rules }) =>
    fits < wanted
      ? `It wants ${counted(wanted, 'pod')}, and only ${fits} fit on the nodes (${thingsInTheWay(rules, 'en')}). First bring it back to ${fits}, then lift the limit.`
      : `It may ask for ${max} pods, but only ${fits} fit on the nodes (${thingsInTheWay(rules, 'en')}): the rest would stay Pending.`,
  ko: ({ fits, wanted, max, rules }) =>
    fits < wanted
      ? `파드 ${wanted}개를 원하지만 노드에는 ${fits}개만 들어갑니다(${thingsInTheWay(rules, 'ko')}). 먼저 ${fits}개로 되돌린 뒤 제한을 푸십시오.`
      : `최대 ${max}개까지 늘릴 수 있지만 노드에는 ${fits}개만 들어갑니다(${thingsInTheWay(rules, 'ko')}). 나머지는 Pending 상태로 남습니다.`,
};
const GROWS = {
  en: 'Not all fit on the nodes that are there; whether new nodes would be added in time cannot be told.',
  ko: '현재 노드에는 다 들어가지 않습니다. 노드가 제때 추가될지는 알 수 없습니다.',
};
