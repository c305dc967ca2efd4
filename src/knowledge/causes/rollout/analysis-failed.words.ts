import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import { shell } from '../../../text/shell.ts';

/** `value` is what was measured last, `wrote` the last line of the Job that measures. */
export type Judged = Readonly<{
  metric: string;
  outcome: string; // "Failed", "Error", "Inconclusive"
  provider: string;
  said?: string;
  value?: string;
  condition?: string;
  templates: readonly string[];
  step?: number;
  wrote?: string;
  rollout?: string; // whose update it judges
}>;

/** What is said of an analysis that did not come out well. */
export const analysisFailedWords: Pick<Cause<Judged>, 'text' | 'advice'> = {
  text: {
    en({ name }, { metric, outcome, provider, said, value, condition, templates, step, wrote }) {
      const from = templates.length > 0 ? ` (AnalysisTemplate ${marked(templates)})` : '';
      const at = step === undefined ? '' : ` at step ${step}`;
      const what = {
        Error: `could not be measured by its provider (${provider})${said && !wrote ? `: “${said}”` : ''}`,
        Inconclusive: `was inconclusive: it meets neither its success nor its failure condition, so a person has to decide`,
      }[outcome];
      const measured = value
        ? ` Measured was ${value}${condition ? `, the condition is \`${condition}\`` : ''}.${isEmpty(value) ? EMPTY.en : ''}`
        : '';
      return {
        title: `analysis \`${name}\`: metric \`${metric}\` ${what ? outcome.toLowerCase() : 'failed'}`,
        sentence: `The analysis \`${name}\`${at}${from} ended as ${outcome}: metric \`${metric}\` ${what ?? `failed (measured by ${provider})`}.${measured}`,
        state: 'analysis failed',
        ...(wrote
          ? { detail: `The job that measures wrote last: ${wrote}` }
          : said && { detail: `The provider says: ${said}` }),
      };
    },
    ko({ name }, { metric, outcome, provider, said, value, condition, templates, step, wrote }) {
      const from = templates.length > 0 ? ` (AnalysisTemplate ${marked(templates)})` : '';
      const at = step === undefined ? '' : ` ${step}단계의`;
      const what = {
        Error: `메트릭을 제공자(${provider})에서 측정하지 못했습니다${said && !wrote ? `(“${said}”)` : ''}`,
        Inconclusive: '메트릭이 성공 조건에도 실패 조건에도 맞지 않아 사람이 결정해야 합니다',
      }[outcome];
      const measured = value
        ? ` 측정값은 ${value}${condition ? `, 조건은 \`${condition}\`` : ''}입니다.${isEmpty(value) ? EMPTY.ko : ''}`
        : '';
      return {
        title: `분석 \`${name}\`: \`${metric}\` 메트릭 ${outcome}`,
        sentence: `${at ? `${at.trim()} ` : ''}분석 \`${name}\`${from} 결과가 ${outcome}입니다. \`${metric}\` ${what ?? `메트릭이 실패했습니다(측정: ${provider})`}.${measured}`,
        state: '분석 실패',
        ...(wrote
          ? { detail: `측정하는 Job의 마지막 로그: ${wrote}` }
          : said && { detail: `제공자의 메시지: ${said}` }),
      };
    },
  },

  advice: {
    doneBy: ['rollout/retry'],
    choose: ({ namespace = '', name }, { rollout }) => ({
      extra: [
        {
          en: {
            title: 'Fix what was measured or the way it is measured',
            text: `Find out whether the new revision is bad or the analysis \`${name}\` asks for the wrong thing: its query, address and condition stand in the AnalysisTemplate.`,
          },
          ko: {
            title: '측정 대상이나 측정 방법 고치기',
            text: `새 리비전이 나쁜지, 분석 \`${name}\` 객체가 잘못된 것을 재는지 확인하십시오. 질의, 주소, 조건은 AnalysisTemplate에 있습니다.`,
          },
        },
      ],
      en: {
        title: 'Fix what was measured or the way it is measured, then retry',
        text: 'A retry without a change fails again.',
        ...(rollout && { lines: [retryOf(rollout, namespace)] }),
      },
      ko: {
        title: '측정 대상이나 측정 방법을 고친 뒤 재시도',
        text: '바꾼 것 없이 재시도하면 다시 실패합니다.',
        ...(rollout && { lines: [retryOf(rollout, namespace)] }),
      },
    }),
  },
};

function retryOf(rollout: string, namespace: string): string {
  return shell`kubectl argo rollouts retry rollout ${rollout} -n ${namespace}`;
}

/** A vector of Prometheus without a sample, or what other providers give for none. */
function isEmpty(value: string): boolean {
  return /^(?:\[\]|null|nil|)$/.test(value.trim());
}

const EMPTY = {
  en: ' The query returned no data, mostly because no request reached the new revision in that time: that says nothing about how good it is. The condition has to allow an empty result: `len(result) == 0 || …`.',
  ko: ' 쿼리 결과가 비어 있습니다(no data). 대개 그동안 새 리비전에 요청이 없었던 것이며 새 리비전의 좋고 나쁨과는 관계가 없습니다. 조건이 빈 결과를 허용해야 합니다: `len(result) == 0 || …`.',
};
