import type { Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `key` is that of the subject, where the file comes from a ConfigMap or Secret. */
export type Broken = InContainer &
  Readonly<{
    format: string;
    said: string;
    workload: string;
    file?: string;
    line?: number;
    key?: string;
  }>;

/** What is said of a configuration file with an error in it. */
export const brokenFileWords: Pick<Cause<Broken>, 'text' | 'advice'> = {
  text: {
    en({ kind, name }, params) {
      const { format, said, file, line, key, workload } = params;
      const where = `${containerWords.en(params)} of \`${workload}\``;
      const place = line === undefined ? '' : `, line ${line}`;
      const holder = key
        ? `${kind} \`${name}\` (key \`${key}\`)`
        : `the configuration of \`${name}\``;
      return {
        title: key
          ? `${kind} \`${name}\`: \`${key}\` is not valid ${format}`
          : `\`${name}\`: its configuration is not valid ${format}`,
        sentence: `The ${where} does not start, because ${holder} is not valid ${format}${file ? `: \`${file}\`${place}` : ''}. It says “${said}”.`,
        ...(key && { so: 'After it is fixed the pods read it at their next start.' }),
      };
    },
    ko({ kind, name }, params) {
      const { format, said, file, line, key, workload } = params;
      const where = `\`${workload}\` 워크로드의 ${containerWords.ko(params)}`;
      const place = line === undefined ? '' : ` ${line}번째 줄`;
      const what = format.replace('configuration', '설정');
      const holder = key
        ? `${kind} \`${name}\` 객체의 \`${key}\` 키`
        : `\`${name}\` 워크로드의 설정`;
      return {
        title: `${holder} 내용이 올바른 ${what} 형식이 아닙니다`,
        sentence: `${where}가 시작되지 않습니다. ${holder} 내용이 올바른 ${what} 형식이 아니기 때문입니다${file ? `(\`${file}\`${place})` : ''}. 로그: “${said}”.`,
        ...(key && { so: '고친 뒤에는 파드가 다음에 시작할 때 새 내용을 읽습니다.' }),
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Correct the file',
      text: 'Correct the place that the log names and restart the pods: a container reads its configuration when it starts.',
    }),
    ko: () => ({
      title: '설정 파일 고치기',
      text: '로그가 가리키는 곳을 고치고 파드를 다시 시작하십시오. 컨테이너는 시작할 때 설정을 읽습니다.',
    }),
  },
};
