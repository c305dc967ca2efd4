import { MORE_SKEW } from '../../../carry-out/reach/forms/more-skew.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { spreadCountsTaintedNode } from '../../../knowledge/causes/scheduling/spread-counts-tainted-node.ts';
import type { Counted } from '../../../knowledge/causes/scheduling/spread-counts-tainted-node.words.ts';
import { spreadSkew } from '../../../knowledge/causes/scheduling/spread-skew.ts';
import type { Skewed } from '../../../knowledge/causes/scheduling/spread-skew.words.ts';
import { counted } from '../../../text/counted.ts';
import { plural } from '../../../text/plural.ts';
import { type Workload, revisionLabelOf } from '../../change/workload.ts';
import { templateWords } from '../../words/template-words.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import type { ClosedDomain, SpreadParams } from './spread-params.ts';
import { proposeForRules } from './spread-proposal.ts';
import { isPassing, isUnlabelled, type SpreadRule } from './spread-rule.ts';

/** Leaves out nodes that the pod may not use, and spreads each revision by itself. */
const honorTaintsPerRevision: WritingRemedy<SpreadParams, Counted> = {
  id: 'spread/honor-taints-per-revision',
  answers: [spreadCountsTaintedNode],

  propose: (finding, world) =>
    proposeForRules(finding, world, (rule, workload) => {
      const revision = withRevisionLabel(rule, workload);
      if (!revision || rule.constraint.nodeTaintsPolicy === 'Honor') return undefined;
      return { key: revision.key, fields: { nodeTaintsPolicy: 'Honor', ...revision.fields } };
    }),

  text: templateWords({
    en: ({ key }) => ({
      title: '`nodeTaintsPolicy: Honor` + `matchLabelKeys`',
      short:
        'Skips nodes that the pods may not use, and spreads each revision on its own. The rule stays hard.',
      text: `Nodes whose taints bar the pods no longer count, and \`${key}\` makes each revision spread on its own. The rule stays hard.`,
    }),
    ko: ({ key }) => ({
      title: '`nodeTaintsPolicy: Honor` + `matchLabelKeys`',
      short: '쓸 수 없는 노드는 세지 않고 리비전마다 따로 분산합니다. 제약은 그대로 필수입니다.',
      text: `테인트 때문에 쓸 수 없는 노드는 세지 않고, \`${key}\` 레이블로 리비전마다 따로 분산합니다. 제약은 그대로 필수입니다.`,
    }),
  }),
};

/** Leaves out nodes that the pod may not use. */
const honorTaints: WritingRemedy<SpreadParams, Counted> = {
  id: 'spread/honor-taints',
  answers: [spreadCountsTaintedNode],

  propose: (finding, world) =>
    proposeForRules(finding, world, ({ constraint }) =>
      constraint.nodeTaintsPolicy === 'Honor'
        ? undefined
        : { fields: { nodeTaintsPolicy: 'Honor' } },
    ),

  text: templateWords({
    en: () => ({
      title: '`nodeTaintsPolicy: Honor`',
      short:
        'Only skips nodes that the pods may not use. Old and new pods are still counted together: once the old ones go, the new ones may share one node.',
      text: 'Nodes whose taints keep the pods away no longer count. Old and new pods are still counted together, so once the old ones go, the new ones may share one node.',
    }),
    ko: () => ({
      title: '`nodeTaintsPolicy: Honor`',
      short:
        '쓸 수 없는 노드만 빼고 셉니다. 이전 파드와 새 파드를 계속 함께 세므로, 이전 파드가 사라진 뒤 새 파드가 한 노드에 몰릴 수 있습니다.',
      text: '테인트 때문에 쓸 수 없는 노드는 세지 않습니다. 이전 파드와 새 파드를 함께 세므로, 이전 파드가 사라진 뒤 새 파드가 한 노드에 몰릴 수 있습니다.',
    }),
  }),
};

/** Spreads each revision by itself, so that the old one no longer stands in the new one's way. */
const perRevision: WritingRemedy<SpreadParams, Counted | Skewed> = {
  id: 'spread/per-revision',
  answers: [spreadCountsTaintedNode, spreadSkew],

  *propose(finding, world) {
    if (!isPassing(finding)) yield* proposeForRules(finding, world, withRevisionLabel);
  },

  text: templateWords({
    en: ({ closed, key }) => ({
      title: '`matchLabelKeys`',
      short: `Spreads each revision on its own.${closed ? ` ${HELD.en(closed)}` : ''}`,
      text: `\`${key}\` makes each revision spread on its own.${closed ? ` ${HELD.en(closed)}` : ''}`,
    }),
    ko: ({ closed, key }) => ({
      title: '`matchLabelKeys`',
      short: `리비전마다 따로 분산합니다.${closed ? ` ${HELD.ko(closed)}` : ''}`,
      text: `\`${key}\` 레이블로 리비전마다 따로 분산합니다.${closed ? ` ${HELD.ko(closed)}` : ''}`,
    }),
  }),
};

/** A domain that no pod may use keeps the minimum down for each revision as well. */
const HELD = {
  en: ({ node, atMost }: ClosedDomain) =>
    `But \`${node}\` still holds the minimum, so at most ${counted(atMost, 'pod')} of one revision can run and any further one stays Pending.`,
  ko: ({ node, atMost }: ClosedDomain) =>
    `다만 \`${node}\` 노드가 계속 최솟값이 되므로, 한 리비전의 파드는 최대 ${atMost}개만 실행되고 나머지는 Pending 상태로 남습니다.`,
};

type Eased = SpreadParams & Readonly<{ more: number }>;

/** Allows a larger difference between domains: the rule stays hard, and protects less. */
const largerSkew: WritingRemedy<Eased, Counted | Skewed> = {
  id: 'spread/larger-skew',
  answers: [spreadCountsTaintedNode, spreadSkew],

  *propose(finding, world) {
    if (isPassing(finding) || isUnlabelled(finding)) return;
    for (let more = 1; more <= MORE_SKEW; more++) {
      const proposals = proposeForRules(finding, world, ({ constraint }) => ({
        fields: { maxSkew: constraint.maxSkew + more },
      }));
      for (const one of proposals) yield { ...one, params: { ...one.params, more } };
    }
  },

  text: templateWords({
    en: ({ more, topologyKey }) => ({
      title: `\`maxSkew\` ${more} larger`,
      short: `Lets domains of \`${topologyKey}\` differ by ${more} more: more pods may share one.`,
      text: `The rule stays hard, but domains of \`${topologyKey}\` may differ by ${more} more ${plural(more, 'pod')}, so more of them may share one.`,
    }),
    ko: ({ more, topologyKey }) => ({
      title: `\`maxSkew\` 값 ${more} 늘리기`,
      short: `\`${topologyKey}\` 도메인 사이의 차이를 ${more}개 더 허용합니다. 한곳에 더 몰릴 수 있습니다.`,
      text: `제약은 그대로 필수이지만 \`${topologyKey}\` 도메인 사이의 차이를 파드 ${more}개만큼 더 허용합니다. 그만큼 한곳에 더 몰릴 수 있습니다.`,
    }),
  }),
};

/** Makes the rule a wish: always a way out, and the guarantee is lost. */
const scheduleAnyway: WritingRemedy<SpreadParams, Counted | Skewed> = {
  id: 'spread/schedule-anyway',
  answers: [spreadCountsTaintedNode, spreadSkew],

  *propose(finding, world) {
    if (isPassing(finding)) return; // no guarantee is given up for a node that may be back in a minute
    yield* proposeForRules(finding, world, ({ constraint: { minDomains } }) => ({
      fields: {
        whenUnsatisfiable: 'ScheduleAnyway',
        ...(minDomains !== undefined && { minDomains: undefined }), // allowed beside DoNotSchedule only
      },
    }));
  },

  text: templateWords({
    en: ({ topologyKey }) => ({
      title: '`whenUnsatisfiable: ScheduleAnyway`',
      short: `Gives up the guarantee: all pods may end up in one domain of \`${topologyKey}\`.`,
      text: `The rule becomes a wish. It gives up the guarantee: all pods may end up in one domain of \`${topologyKey}\`, and its loss would stop them all.`,
    }),
    ko: ({ topologyKey }) => ({
      title: '`whenUnsatisfiable: ScheduleAnyway`',
      short: `보장을 포기합니다. 모든 파드가 \`${topologyKey}\` 도메인 하나에 몰릴 수 있습니다.`,
      text: `필수 제약이 희망 사항이 됩니다. 보장이 사라져 모든 파드가 \`${topologyKey}\` 도메인 하나에 몰릴 수 있고, 그 도메인을 잃으면 모두 멈춥니다.`,
    }),
  }),
};

/** What eases the rule that spreads pods, that which gives up the least first. */
export const spreadRemedies: readonly Remedy[] = [
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  largerSkew,
  scheduleAnyway,
];

/**
 * The field that makes a rule count each revision alone; undefined where it does so already, and without
 * labelSelector, beside which alone the API allows it. The pods of a StatefulSet replace each other, so that no
 * revision stands in another's way.
 */
function withRevisionLabel(
  { constraint }: SpreadRule,
  workload: Workload | undefined,
): Readonly<{ key: string; fields: { matchLabelKeys: readonly string[] } }> | undefined {
  if (!workload) return undefined;
  const key = revisionLabelOf(workload);
  const { matchLabelKeys = [], labelSelector } = constraint;
  if (!labelSelector || matchLabelKeys.includes(key)) return undefined;
  return { key, fields: { matchLabelKeys: [...matchLabelKeys, key] } };
}
