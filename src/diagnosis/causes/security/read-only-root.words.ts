import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/** `file` is what it tried to write, `directory` where that lies. */
export type ReadOnly = InContainer & Readonly<{ said: string; file?: string; directory?: string }>;

/** What is said of a write to a root file system that is read-only. */
export const readOnlyRootWords: Pick<Cause<ReadOnly>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { said, file, directory } = params;
      const where = containerWords.en(params);
      const what = file ? `\`${brief(file)}\`` : 'a file of its image';
      return {
        title: `\`${name}\`: ${where} writes to its read-only root file system`,
        sentence: `The ${where} of \`${name}\` writes ${what}, but readOnlyRootFilesystem is true and no writable volume is mounted there: “${said}”.`,
        ...(directory && {
          detail: `It needs a writable volume, such as an emptyDir, at \`${brief(directory)}\`. The next start may name another directory: this is only the first that it came to.`,
        }),
      };
    },
    ko({ name }, params) {
      const { said, file, directory } = params;
      const where = containerWords.ko(params);
      const what = file ? `\`${brief(file)}\` 경로에` : '이미지의 파일 시스템에';
      return {
        title: `\`${name}\`: ${where}가 읽기 전용 루트 파일 시스템에 쓰려고 합니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${what} 쓰려고 하지만, readOnlyRootFilesystem 설정이 true이고 그곳에 쓸 수 있는 볼륨이 없습니다: “${said}”.`,
        ...(directory && {
          detail: `\`${brief(directory)}\` 경로에 emptyDir 같은 쓰기 가능한 볼륨이 필요합니다. 처음 막힌 곳일 뿐이므로, 다음 시작에서는 다른 디렉터리가 나올 수 있습니다.`,
        }),
      };
    },
  },

  advice: {
    en: () => ({
      title: 'A writable volume',
      text: 'Mount an emptyDir at each directory that the program writes to; readOnlyRootFilesystem stays.',
      besides: [
        {
          title: 'Or have it write elsewhere',
          text: 'Where the directory holds files of the image, have the program write elsewhere.',
        },
      ],
    }),
    ko: () => ({
      title: '쓰기 가능한 볼륨',
      text: '프로그램이 쓰는 디렉터리마다 emptyDir을 마운트하십시오. readOnlyRootFilesystem 설정은 그대로 둡니다.',
      besides: [
        {
          title: '또는 다른 곳에 쓰기',
          text: '이미지의 파일이 있는 디렉터리라면 프로그램이 다른 곳에 쓰게 하십시오.',
        },
      ],
    }),
  },
};
