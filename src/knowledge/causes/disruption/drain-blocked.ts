import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, SymptomFinder } from '../../../domain/model.ts';
import { refusingBudgets } from '../../../readings/nodes/refusing-budgets.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { isClosed } from './signs/is-closed.ts';

/** The budgets that keep pods on a node, as "namespace/name". */
type DrainBlocked = Readonly<{
  budgets: readonly string[];
  first: Readonly<{ namespace: string; name: string }>;
}>;

/** A node takes no more pods, and a budget lets none of those go that it still has. */
const symptom: SymptomFinder<'Node'> = {
  kind: 'drain-blocked',
  of: ['Node'],

  *find(node, world) {
    const on = refTo('Node', node);
    if (!isClosed(node) || refusingBudgets(on.name, world).length === 0) return;
    const cordon = node.spec?.unschedulable;
    yield {
      kind: 'drain-blocked',
      on,
      reason: 'EvictionRefused',
      evidence: cordon
        ? quotedField(on, '/spec/unschedulable', 'true')
        : quotedField(on, '/metadata/name', on.name),
      hurts: 'progress',
    };
  },
};

/** A node is to be emptied, and PodDisruptionBudgets refuse the eviction of pods that are left there. */
export const drainBlocked: Cause<DrainBlocked, 'Node'> = {
  id: 'disruption/drain-blocked',
  of: ['Node'],
  explains: ['drain-blocked'],
  symptom,

  *explain({ on, evidence }, world) {
    const [first, ...others] = refusingBudgets(on.name, world);
    if (!first) return;
    const all = [first, ...others];
    const { namespace = '', name } = first;
    yield {
      subject: on,
      params: {
        budgets: all.map((one) => `${one.namespace}/${one.name}`),
        first: { namespace, name },
      },
      evidence: [
        evidence,
        ...all.map((budget): Evidence => quotedField(budget, '/status/disruptionsAllowed', '0')),
      ],
      strength: 'entails',
      restsOn: [on, ...all],
      because: { at: first, edge: 'node-to-disruption-budget', ifIll: true },
    };
  },

  text: {
    en: ({ name }, { budgets }) => ({
      title: `Node \`${name}\` cannot be drained: ${counted(budgets.length, 'budget')} ${budgets.length === 1 ? 'keeps' : 'keep'} pods there`,
      sentence: `Node \`${name}\` takes no more pods, and ${counted(budgets.length, 'PodDisruptionBudget')} (${marked(budgets)}) ${budgets.length === 1 ? 'allows' : 'allow'} no eviction of pods that still run there.`,
      state: 'drain blocked',
      so: 'A drain, and with it an upgrade or a scale-down, waits until the budget allows one. The pods run on meanwhile.',
    }),
    ko: ({ name }, { budgets }) => ({
      title: `\`${name}\` 노드를 드레인할 수 없습니다: PodDisruptionBudget ${budgets.length}개가 파드를 지킵니다`,
      sentence: `\`${name}\` 노드는 새 파드를 받지 않는데, PodDisruptionBudget ${budgets.length}개(${marked(budgets)})가 그 노드에 남은 파드의 축출을 허용하지 않습니다.`,
      state: '드레인 차단',
      so: '허용될 때까지 드레인과 그에 따른 업그레이드·축소가 멈춥니다. 파드는 그동안 계속 실행됩니다.',
    }),
  },

  advice: {
    en: () => ({
      title: 'See why the budget allows none now',
      text: 'It allows one as soon as more pods are healthy than it wants: see to pods that are not Ready, run one replica more, or have its owner ask for less. Do not delete the budget or the pods.',
    }),
    ko: () => ({
      title: '지금 허용하지 않는 이유 확인',
      text: '요구하는 수보다 정상 파드가 많아지면 허용됩니다. Ready가 아닌 파드를 고치거나, 레플리카를 하나 더 실행하거나, 담당자가 요구 수를 줄이게 하십시오. PodDisruptionBudget이나 파드를 삭제하지 마십시오.',
    }),
    commandOnly: 'looks',
    command: (_, { first: { namespace, name } }) =>
      kubectl('describe', { kind: 'policy/PodDisruptionBudget', namespace, name }),
  },
};
