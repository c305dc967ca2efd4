import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Deadlock, Preflight } from '../../../domain/preflight.ts';
import { knowsRoom } from '../../../readings/nodes/knows-room.ts';
import { preflightOf } from '../../../simulator/rollout/preflight.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { shell } from '../../../text/shell.ts';
import { REPLICATED } from '../../kinds.ts';
import { roomUnknown } from '../../room-unknown.ts';
import { said } from '../../said.ts';
import { thingsInTheWay } from '../../things-in-the-way.ts';

/** The next update of a workload finds room at each of its steps, by simulation on the cluster as it is. */
export const nextUpdate: ChecklistItem<(typeof REPLICATED)[number]> = {
  id: 'rollouts/next-update',
  title: {
    en: 'The next update finds room at every step (simulated)',
    ko: '다음 업데이트의 모든 단계에 자리가 있습니다(시뮬레이션)',
  },
  of: REPLICATED,

  *look(workload, world, { troubleOf }): Iterable<Mark> {
    const on = refTo(kindOf(workload), workload);
    if (troubleOf(on)) return; // an update may be stuck now, and another item says so
    if (!knowsRoom(world)) return yield roomUnknown;
    const { replicas, course, limits, is } = preflightOf(workload, world);
    if (replicas === 0 || is === 'not-known') return;
    const deadlock = 'deadlock' in course ? course.deadlock : undefined;
    if (course.is === 'stuck' && deadlock) {
      const manifest = shell`kubectl get ${kindWord(on.kind).toLowerCase()} ${on.name} -n ${on.namespace ?? ''} -o yaml`;
      yield {
        is: 'fail',
        hurts: 'progress',
        says: said(STUCK, deadlock, replicas, limits),
        command: `${manifest} | kubewhy preflight -`,
      };
    } else if (course.is === 'fits') {
      const away = limits?.unavailable ?? 0;
      const isHalf = replicas > 1 && away * 2 >= replicas;
      yield isHalf ? { is: 'pass', says: said(HALF, away, replicas) } : { is: 'pass' };
    } else {
      yield { is: 'not-checked', says: UNDECIDED };
    }
  },
};

const STUCK: Text<[at: Deadlock, replicas: number, limits: Preflight['limits']]> = {
  en: ({ placed, rules }, replicas, limits) =>
    `It would stop after ${placed} of ${replicas} new pods: the next one fits on no node (${thingsInTheWay(rules, 'en')})${limits ? `, with maxSurge ${limits.surge} and maxUnavailable ${limits.unavailable}` : ''}.`,
  ko: ({ placed, rules }, replicas, limits) =>
    `새 파드 ${replicas}개 중 ${placed}개에서 멈춥니다. 다음 파드가 들어갈 노드가 없습니다(${thingsInTheWay(rules, 'ko')})${limits ? `. maxSurge ${limits.surge}, maxUnavailable ${limits.unavailable} 설정입니다` : ''}.`,
};
const HALF: Text<[away: number, replicas: number]> = {
  en: (away, replicas) =>
    `It fits, but while it runs ${away} of ${replicas} pods may be away at a time.`,
  ko: (away, replicas) =>
    `자리는 있지만, 진행 중에는 파드 ${replicas}개 중 ${away}개가 빠질 수 있습니다.`,
};
const UNDECIDED = {
  en: 'Whether each step finds room could not be simulated.',
  ko: '각 단계에 자리가 있는지 시뮬레이션할 수 없었습니다.',
};
