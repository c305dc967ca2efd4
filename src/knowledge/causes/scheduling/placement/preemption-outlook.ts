import type { Aside } from '../../../../domain/audience.ts';
import { refTo } from '../../../../domain/keys.ts';
import type { Lang } from '../../../../domain/lang.ts';
import type { World } from '../../../../domain/model.ts';
import { priorityOf } from '../../../../simulator/node-trial.ts';
import type { KeptNode } from '../../../../simulator/preemption.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';

/**
 * Whether its priority would get a pod a node, as plain data: `ends` are the pods that the scheduler would end on
 * `node`, of which `breaking` against a disruption budget; without them the budgets, which choose, are not known.
 */
export type Outlook = Readonly<
  | {
      is: 'helps';
      priority: number;
      node: string;
      ends: readonly Aside[];
      count: number;
      breaking: number;
    }
  | { is: 'helps'; priority: number }
  | { is: 'never' | 'victims-ending'; priority: number }
  | { is: 'no'; priority: number; unhelpful: number; noLesser: number; still: number } // counts of nodes
>;

/** Looks whether preemption would help a pod that has a priority; undefined where it has none or it is not known. */
export function preemptionOutlook(
  { pod, preemption }: Pick<Unplaced, 'pod' | 'preemption'>,
  world: World,
): Outlook | undefined {
  const priority = priorityOf(pod);
  const found = priority > 0 ? preemption([]) : undefined;
  if (!found) return undefined;
  if (found.is === 'not-eligible') return { is: found.why, priority };
  if (found.is === 'no') return { is: 'no', priority, ...countsOf(found.nodes) };

  const { items, gap } = world.list('policy/PodDisruptionBudget', { all: true });
  const chosen = gap ? undefined : preemption(items);
  if (chosen?.is !== 'helps') return { is: 'helps', priority };
  const { node, victims, violations: breaking } = chosen.best;
  const ends = victims.map((pod) => ({ about: refTo('Pod', pod) }));
  return { is: 'helps', priority, node, ends, count: ends.length, breaking };
}

function countsOf(nodes: readonly KeptNode[]) {
  const count = (isIt: (why: KeptNode['why']) => boolean) =>
    nodes.filter(({ why }) => isIt(why)).length;
  return {
    unhelpful: count((why) => why === 'not-helpful'),
    noLesser: count((why) => why === 'no-victims'),
    still: count((why) => typeof why !== 'string'),
  };
}

/** The words as the detail of a finding, where there is an outlook. */
export function outlookDetail(
  outlook: Outlook | undefined,
  lang: Lang,
): Readonly<{ detail?: string }> {
  return outlook ? { detail: { en: inEnglish, ko: inKorean }[lang](outlook) } : {};
}

function inEnglish(outlook: Outlook): string {
  const { is, priority } = outlook;
  if (is === 'never') {
    return `Its priority ${priority} does not get it a node: preemptionPolicy Never forbids to end other pods for it.`;
  }
  if (is === 'victims-ending') {
    return `For its priority ${priority} the scheduler has ended other pods already, and they are still ending.`;
  }
  if (is === 'no') {
    const { unhelpful, noLesser, still } = outlook;
    const each = [
      unhelpful > 0 && `on ${nodes(unhelpful)} what blocks it is no matter of other pods`,
      noLesser > 0 && `on ${nodes(noLesser)} no pod has a lower priority`,
      still > 0 && `on ${nodes(still)} it would not fit without the pods of lower priority either`,
    ].filter((one) => one !== false);
    return `Preemption would not help, in spite of its priority ${priority}: ${each.join(', ')}.`;
  }
  if (!('node' in outlook)) {
    return `Its priority ${priority} lets the scheduler end other pods for it; which, their disruption budgets decide, and they could not be read.`;
  }
  const { node, breaking } = outlook;
  const broken = breaking > 0 ? ` That breaks the disruption budget of ${breaking} of them.` : '';
  return `Preemption would help: for its priority ${priority} the scheduler may end ${names(outlook)} on node \`${node}\`.${broken}`;
}

function inKorean(outlook: Outlook): string {
  const { is, priority } = outlook;
  if (is === 'never') {
    return `우선순위가 ${priority}이지만 preemptionPolicy 값이 Never이므로 다른 파드를 밀어내지 못합니다.`;
  }
  if (is === 'victims-ending') {
    return `우선순위 ${priority} 때문에 스케줄러가 이미 다른 파드를 종료시켰고, 그 파드들이 아직 끝나는 중입니다.`;
  }
  if (is === 'no') {
    const { unhelpful, noLesser, still } = outlook;
    const each = [
      unhelpful > 0 && `노드 ${unhelpful}개는 다른 파드와 무관한 이유로 막혀 있습니다.`,
      noLesser > 0 && `노드 ${noLesser}개에는 우선순위가 더 낮은 파드가 없습니다.`,
      still > 0 && `노드 ${still}개는 우선순위가 낮은 파드를 모두 빼도 들어갈 수 없습니다.`,
    ].filter((one) => one !== false);
    return `우선순위가 ${priority}이지만 선점(preemption)은 도움이 되지 않습니다. ${each.join(' ')}`;
  }
  if (!('node' in outlook)) {
    return `우선순위 ${priority} 값이면 스케줄러가 다른 파드를 밀어낼 수 있습니다. 어느 파드인지는 PodDisruptionBudget에 달려 있는데 읽지 못했습니다.`;
  }
  const { node, breaking } = outlook;
  const broken = breaking > 0 ? ` 그중 ${breaking}개는 PodDisruptionBudget을 어기게 됩니다.` : '';
  return `선점(preemption)이 도움이 됩니다. 우선순위 ${priority} 값이면 스케줄러가 \`${node}\` 노드에서 ${names(outlook)} 파드를 종료시킬 수 있습니다.${broken}`;
}

function nodes(count: number): string {
  return count === 1 ? '1 node' : `${count} nodes`;
}

function names({ ends, count }: Readonly<{ ends: readonly Aside[]; count: number }>): string {
  const shown = ends
    .slice(0, MOST_NAMED)
    .map(({ about }) => `\`${about.namespace}/${about.name}\``);
  const more = count - shown.length;
  return [shown.join(', '), more > 0 && `(+${more})`].filter(Boolean).join(' ');
}

const MOST_NAMED = 5;
