import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `variable` and `service` as far as the log and the cluster tell them. */
export type Linked = InContainer &
  Readonly<{ value: string; said: string; variable?: string; service?: string }>;

/** What is said of a variable that holds a service link. */
export const serviceLinkVariableWords: Pick<Cause<Linked>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { value, said, variable, service } = params;
      const where = containerWords.en(params);
      const what = variable ? `\`${variable}\`` : 'a variable';
      return {
        title: `\`${name}\`: ${what} holds a service link, not a setting`,
        sentence: `The ${where} of \`${name}\` fails on ${what}, which Kubernetes injected as \`${value}\`${service ? ` because the namespace has the Service \`${service}\`` : ' for a Service of the namespace'} (service link): “${said}”.`,
        detail: `Pods that started before that Service existed do not have it. \`enableServiceLinks: false\` stops the injection; a value of its own in \`env\` takes its place.`,
      };
    },
    ko({ name }, params) {
      const { value, said, variable, service } = params;
      const where = containerWords.ko(params);
      const what = variable ? `\`${variable}\` 변수` : '환경 변수';
      return {
        title: `\`${name}\`: ${what}에 설정값이 아니라 서비스 링크가 들어 있습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${what} 때문에 실패합니다. Kubernetes가 ${service ? `이 네임스페이스의 Service \`${service}\` 객체 때문에` : '이 네임스페이스의 Service 때문에'} \`${value}\` 값을 넣었습니다(서비스 링크): “${said}”.`,
        detail:
          '그 Service보다 먼저 시작한 파드에는 이 값이 없습니다. `enableServiceLinks: false` 설정으로 주입을 막거나, `env`에 직접 값을 적으면 됩니다.',
      };
    },
  },
};
