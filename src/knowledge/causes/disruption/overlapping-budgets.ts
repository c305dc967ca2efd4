import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isOver } from '../../../readings/pods/pods.ts';
import { selects } from '../../../readings/selectors.ts';
import { marked } from '../../../text/marked.ts';
import { fieldSymptom } from '../../field-symptom.ts';

type Budget = Resource<'policy/PodDisruptionBudget'>;
/** `names` are those of all budgets of the pod. */
type Overlapping = Readonly<{ names: readonly string[]; pod: string }>;

const overlap: SymptomFinder<'policy/PodDisruptionBudget'> = fieldSymptom(
  'budgets-overlap',
  ['policy/PodDisruptionBudget'],
  'progress',
  (budget, world) => {
    if (!sharedPod(budget, world)) return undefined;

    return {
      path: '/metadata/name',
      quote: budget.metadata?.name ?? '',
      reason: 'MultiplePodDisruptionBudgets',
    };
  },
);

/**
 * Several budgets guard the same pod: "This pod has more than one PodDisruptionBudget, which the eviction subresource does
 * not support." (registry/core/pod/storage/eviction.go)
 */
export const overlappingBudgets: Cause<Overlapping, 'policy/PodDisruptionBudget'> = {
  id: 'disruption/overlapping-budgets',
  of: ['policy/PodDisruptionBudget'],
  explains: ['budgets-overlap'],
  symptom: overlap,

  *explain({ on, evidence }, world, budget) {
    const shared = sharedPod(budget, world);
    if (!shared) return;
    const budgets = [budget, ...shared.others].map((one) =>
      refTo('policy/PodDisruptionBudget', one),
    );
    const [first = on, ...others] = budgets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    yield {
      subject: first,
      params: { names: [first, ...others].map(({ name }) => name), pod: shared.pod },
      evidence: [evidence],
      strength: 'entails',
      restsOn: budgets,
    };
  },

  text: {
    en: ({ name }, { names, pod }) => ({
      title: `PodDisruptionBudget \`${name}\` guards pods that another budget guards, too`,
      sentence: `PodDisruptionBudgets ${marked(names)} all select \`${pod}\`, and the API server evicts no pod that has more than one.`,
      state: 'pods run; drains are blocked',
      so: 'A drain of their nodes, and with it an upgrade or a scale-down of the cluster, fails until one of them is left.',
    }),
    ko: ({ name }, { names, pod }) => ({
      title: `PodDisruptionBudget \`${name}\` 객체와 다른 객체가 같은 파드를 지킵니다`,
      sentence: `PodDisruptionBudget ${marked(names)} 객체가 모두 \`${pod}\` 파드를 선택하는데, API 서버는 둘 이상이 지키는 파드를 축출하지 않습니다.`,
      state: '파드 정상, 드레인 차단',
      so: '하나만 남을 때까지 해당 노드의 드레인과 그에 따른 클러스터 업그레이드·축소가 실패합니다.',
    }),
  },

  advice: {
    en: ({ name }, { names }) => ({
      title: 'Keep one budget for each pod',
      text: `Decide which of ${marked(names)} stays for these pods, and narrow the selector of the others, or delete them where they are defined. The one to begin with is \`${name}\`.`,
    }),
    ko: ({ name }, { names }) => ({
      title: '파드마다 하나만 유지',
      text: `${marked(names)} 중 이 파드들에 남길 것을 정하고, 나머지는 셀렉터를 좁히거나 정의된 곳에서 삭제하십시오. 먼저 볼 것은 \`${name}\` 객체입니다.`,
    }),
  },
};

/** A pod of this budget that others guard as well. */
function sharedPod(budget: Budget, world: World) {
  const { namespace = '', name = '' } = budget.metadata ?? {};
  const all = world.list('policy/PodDisruptionBudget', { namespace }).items;
  const rest = all.filter(({ metadata }) => metadata?.name !== name);
  if (rest.length === 0) return undefined;

  for (const pod of world.list('Pod', { namespace }).items) {
    const isOf = ({ spec }: Budget) => selects(spec?.selector, pod.metadata?.labels);
    const others = isOf(budget) && !isOver(pod) ? rest.filter(isOf) : [];
    if (others.length > 0) return { pod: pod.metadata?.name ?? '', others };
  }
  return undefined;
}
