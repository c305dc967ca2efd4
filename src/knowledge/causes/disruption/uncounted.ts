import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldSymptom } from '../../field-symptom.ts';

type Uncounted = Readonly<{ field: string; value: string; pods: number }>;

/** A PodDisruptionBudget has pods, and no number of those that there should be: no controller that it knows makes them. */
const symptom: SymptomFinder<'policy/PodDisruptionBudget'> = fieldSymptom(
  'pods-uncounted',
  ['policy/PodDisruptionBudget'],
  'progress',
  (budget) => {
    const { metadata, status } = budget;
    const { expectedPods, currentHealthy = 0, disruptionsAllowed } = status ?? {};
    const isObserved = (status?.observedGeneration ?? 0) >= (metadata?.generation ?? 0);
    if (!isObserved || expectedPods !== 0 || currentHealthy === 0 || disruptionsAllowed !== 0)
      return undefined;

    return { path: '/status/expectedPods', quote: '0', reason: 'UnmanagedPods' };
  },
);

/** A PodDisruptionBudget counts from a number that the pods' controller has to give, and they have none (disruption controller). */
export const uncounted: Cause<Uncounted, 'policy/PodDisruptionBudget'> = {
  id: 'disruption/uncounted',
  of: ['policy/PodDisruptionBudget'],
  explains: ['pods-uncounted'],
  symptom,

  *explain({ on, evidence }, _, { spec, status }) {
    const field = spec?.maxUnavailable === undefined ? 'minAvailable' : 'maxUnavailable';
    const value = `${spec?.[field] ?? ''}`;
    if (field === 'minAvailable' && !value.endsWith('%')) return; // needs no number but this
    yield {
      subject: on,
      params: { field, value, pods: status?.currentHealthy ?? 0 },
      evidence: [evidence, quotedField(on, `/spec/${field}`, value)],
      strength: 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { field, value, pods }) => ({
      title: `PodDisruptionBudget \`${name}\` cannot count, and allows no eviction`,
      sentence: `PodDisruptionBudget \`${name}\` has ${field} ${value}, and its ${pods} healthy ${pods === 1 ? 'pod belongs' : 'pods belong'} to no controller that says how many there should be: disruptionsAllowed is 0, and every eviction is refused.`,
      state: 'pods run; drains are blocked',
      so: 'A drain of their nodes waits until the budget is changed or the pods are gone.',
    }),
    ko: ({ name }, { field, value, pods }) => ({
      title: `PodDisruptionBudget \`${name}\` 객체가 파드 수를 셀 수 없어 축출을 허용하지 않습니다`,
      sentence: `PodDisruptionBudget \`${name}\` 객체는 ${field} ${value} 설정인데, 정상 파드 ${pods}개가 몇 개여야 하는지 알려 주는 컨트롤러에 속하지 않습니다. disruptionsAllowed 값이 0이고 모든 축출이 거부됩니다.`,
      state: '파드 정상, 드레인 차단',
      so: 'PodDisruptionBudget을 바꾸거나 파드가 없어질 때까지 노드 드레인이 끝나지 않습니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Give the budget a number, or the pods a controller',
      text: `For pods that no controller with a scale makes, \`${name}\` may only have minAvailable as a number (kubernetes.io, “Specifying a Disruption Budget”). Or let a Deployment or StatefulSet make the pods: a pod without one does not come back after an eviction.`,
      undo: 'Set the field back to what it was.',
    }),
    ko: ({ name }) => ({
      title: '숫자로 지정하거나 파드에 컨트롤러 두기',
      text: `스케일이 있는 컨트롤러가 만들지 않은 파드에는 \`${name}\` 객체의 minAvailable 값을 숫자로만 지정할 수 있습니다. 또는 Deployment나 StatefulSet이 파드를 만들게 하십시오. 컨트롤러가 없는 파드는 축출되면 다시 생기지 않습니다.`,
      undo: '필드를 이전 값으로 되돌립니다.',
    }),
  },
};
