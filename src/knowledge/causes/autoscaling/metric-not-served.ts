import type { Cause } from '../../../domain/model.ts';
import { present } from '../../../text/present.ts';

/** `of` is the kind of objects that it is asked for, as the API names it; without it the metric is of nothing in the cluster. */
type NotServed = Readonly<{ metric: string; api: 'custom' | 'external'; of?: string }>;

/** As the server that the adapters are built with words it, and the autoscaler where the answer is empty. */
const PATTERNS: readonly RegExp[] = [
  /from (?<api>custom|external) metrics API: the server could not find the metric (?<metric>\S+)(?: for (?<of>\S+))?/,
  /unable to get (?:external |object )?metric (?<metric>[^\s:]+): [^:]*no metrics returned from (?<api>custom|external) metrics API/,
];

/** The API that an autoscaler reads from answers, and has no metric of that name. */
export const metricNotServed: Cause<NotServed, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/metric-not-served',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, evidence }) {
    const said = PATTERNS.map((one) => one.exec(evidence.quote)?.groups).find(Boolean);
    if (!said) return;
    const { metric = '', api, of } = said;
    yield {
      subject: on,
      params: { metric, api: api === 'external' ? api : 'custom', ...present({ of }) },
      evidence: [evidence],
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, { metric, api, of }) => ({
      title: `\`${name}\`: no metrics adapter serves the metric \`${metric}\``,
      sentence: `Autoscaler \`${name}\` scales by \`${metric}\`, and API \`${api}.metrics.k8s.io\` answers that it has no such metric${of ? ` for ${of}` : ''}: no rule of the metrics adapter makes it, or nothing has reported it yet.`,
      so: 'By this metric nothing is scaled: the number of pods stays as it is, or follows its other metrics.',
    }),
    ko: ({ name }, { metric, api, of }) => ({
      title: `\`${name}\`: \`${metric}\` 메트릭을 제공하는 어댑터가 없습니다`,
      sentence: `오토스케일러 \`${name}\` 객체는 \`${metric}\` 메트릭으로 크기를 조절하지만 \`${api}.metrics.k8s.io\` API가 ${of ? `${of} 대상의 ` : ''}그런 메트릭이 없다고 답합니다. 메트릭 어댑터에 그 규칙이 없거나 아직 아무도 보고하지 않은 값입니다.`,
      so: '이 메트릭으로는 크기가 조절되지 않습니다. 파드 수는 그대로이거나 다른 메트릭을 따릅니다.',
    }),
  },

  advice: {
    en: ({ name }, { metric, api }) => ({
      title: 'Compare the name with what the adapter serves',
      text: `List what API \`${api}.metrics.k8s.io\` has (\`kubectl get --raw\`): where \`${metric}\` stands by another name, correct autoscaler \`${name}\`; where it does not, see whether the program exports it, whether it is scraped, and whether a rule of the adapter names its series with these labels.${api === 'external' ? ' With KEDA its ScaledObject serves it: ask about that.' : ''}`,
    }),
    ko: ({ name }, { metric, api }) => ({
      title: '어댑터가 제공하는 메트릭 이름과 비교',
      text: `\`${api}.metrics.k8s.io\` API가 제공하는 목록을 \`kubectl get --raw\` 명령으로 확인하십시오. \`${metric}\` 메트릭이 다른 이름으로 있으면 오토스케일러 \`${name}\` 객체를 고치십시오. 없으면 프로그램이 내보내는지, 수집되는지, 어댑터 규칙에 그 시계열과 레이블이 있는지 확인하십시오.${api === 'external' ? ' KEDA에서는 ScaledObject 객체가 제공하므로 그 객체를 확인하십시오.' : ''}`,
    }),
  },
};
