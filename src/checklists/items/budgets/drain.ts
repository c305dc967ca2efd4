import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import { askWhy } from '../../ask-why.ts';
import { said } from '../../said.ts';
import { troubleMark } from '../../trouble-mark.ts';

/** A PodDisruptionBudget lets a drain of a node through. */
export const drain: ChecklistItem<'policy/PodDisruptionBudget'> = {
  id: 'budgets/drain',
  title: {
    en: 'Budgets let a node be drained',
    ko: 'PodDisruptionBudget이 노드 드레인을 막지 않습니다',
  },
  of: ['policy/PodDisruptionBudget'],

  *look(budget, _world, { troubleOf }): Iterable<Mark> {
    const on = refTo('policy/PodDisruptionBudget', budget);
    const { metadata, status } = budget;
    const {
      expectedPods = 0,
      currentHealthy = 0,
      desiredHealthy = 0,
      disruptionsAllowed,
    } = status ?? {};
    const trouble = troubleOf(on);
    const isOwn = trouble?.findings.some(({ id, role }) => role === 'root' && OWN.test(id));
    if (trouble && isOwn) return yield troubleMark(trouble, on);
    if (
      disruptionsAllowed === undefined ||
      (status?.observedGeneration ?? 0) < (metadata?.generation ?? 0)
    )
      return yield { is: 'not-checked', says: UNSEEN, command: askWhy(on) };
    if (expectedPods === 0) return; // it guards nothing now, and blocks nothing
    if (disruptionsAllowed > 0) return yield { is: 'pass' };
    yield {
      is: 'fail',
      hurts: 'progress',
      says: said(WORDS, currentHealthy, desiredHealthy, expectedPods),
      command: askWhy(on),
    };
  },
};

/** Findings about budgets: what ails the pods of one is not told by it. */
const OWN = /^disruption\//;
const WORDS: Text<[healthy: number, wanted: number, pods: number]> = {
  en: (healthy, wanted, pods) =>
    healthy >= pods
      ? `It wants ${wanted} of ${pods} pods healthy and so allows no eviction, ever: each drain of their nodes blocks.`
      : `${healthy} of ${pods} pods are healthy and it wants ${wanted}: until they are, a drain of their nodes blocks.`,
  ko: (healthy, wanted, pods) =>
    healthy >= pods
      ? `파드 ${pods}개 중 ${wanted}개가 항상 정상이어야 하므로 축출을 전혀 허용하지 않습니다. 해당 노드의 드레인이 막힙니다.`
      : `파드 ${pods}개 중 ${healthy}개만 정상이고 ${wanted}개가 필요합니다. 회복될 때까지 해당 노드의 드레인이 막힙니다.`,
};
const UNSEEN = {
  en: 'Its controller has not counted its pods yet.',
  ko: '컨트롤러가 아직 파드 수를 세지 않았습니다.',
};
