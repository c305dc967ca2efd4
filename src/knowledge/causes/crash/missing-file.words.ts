import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** Where the file should come from: the image, a volume, or a key of a ConfigMap or Secret. */
type From = Readonly<
  | { from: 'image' | 'volume' | 'device' | 'token' }
  | { from: 'key'; kind: string; holder: string; key: string }
>;

/** `lacks` is what should hold the file. */
export type MissingFile = InContainer &
  Readonly<{ file: string; said: string; exitCode: number; lacks: From }>;

/** What is said of a file that is not there. */
export const missingFileWords: Pick<Cause<MissingFile>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { file, said, exitCode, lacks } = params;
      const where = containerWords.en(params);
      const why = {
        image: 'The image does not have it, and no volume is mounted there.',
        volume: 'A volume is mounted there, and does not have it.',
        device:
          'A container only has the devices of its node that it is given: by a device plugin, or where it is privileged.',
        token:
          'The token of its service account is not mounted: automountServiceAccountToken is false, of the pod or of the account.',
        key: `${'kind' in lacks ? `${lacks.kind} \`${lacks.holder}\` is mounted there, and has no key \`${brief(lacks.key)}\`` : ''}.`,
      }[lacks.from];
      return {
        title: `\`${name}\`: ${where} misses the file \`${file}\``,
        sentence: `The ${where} of \`${name}\` ends with exit code ${exitCode} because it does not find \`${file}\`: “${said}”. ${why}`,
      };
    },
    ko({ name }, params) {
      const { file, said, exitCode, lacks } = params;
      const where = containerWords.ko(params);
      const why = {
        image: '이미지에 그 파일이 없고, 그 경로에 마운트된 볼륨도 없습니다.',
        volume: '그 경로에 마운트된 볼륨에 그 파일이 없습니다.',
        device: '컨테이너에는 디바이스 플러그인이 주거나 특권일 때만 노드의 장치가 있습니다.',
        token:
          '서비스 어카운트의 토큰이 마운트되지 않았습니다. 파드나 서비스 어카운트의 automountServiceAccountToken 값이 false입니다.',
        key: `${'kind' in lacks ? `그 경로에 마운트된 ${lacks.kind} \`${lacks.holder}\` 객체에 \`${brief(lacks.key)}\` 키가 없습니다` : ''}.`,
      }[lacks.from];
      return {
        title: `\`${name}\`: ${where}에 \`${file}\` 파일이 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 \`${file}\` 파일을 찾지 못해 ${withExitKo(exitCode)} 끝납니다: “${said}”. ${why}`,
      };
    },
  },

  advice: {
    en: (_, { lacks }) =>
      lacks.from === 'token'
        ? {
            title: 'Have the token mounted',
            text: 'Set `automountServiceAccountToken: true` in the pod template, which counts before what the account says, if the program is to ask the API server; else tell it not to.',
          }
        : {
            title: 'Provide the file',
            text: 'Mount the ConfigMap, Secret or volume that holds the file at that path, or build it into the image.',
          },
    ko: (_, { lacks }) =>
      lacks.from === 'token'
        ? {
            title: '토큰 마운트',
            text: '프로그램이 API 서버에 물어야 한다면 파드 템플릿에 `automountServiceAccountToken: true` 값을 주십시오(서비스 어카운트의 값보다 우선합니다). 아니면 묻지 않도록 설정하십시오.',
          }
        : {
            title: '파일 제공',
            text: '그 파일이 들어 있는 ConfigMap, Secret, 볼륨을 해당 경로에 마운트하거나 이미지에 포함하십시오.',
          },
  },
};
