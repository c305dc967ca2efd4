import type { Cause } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { pathIn } from '../../../readings/config/paths.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { inContainer, containerWords, type InContainer } from '../../words/container-words.ts';

/** `file` is what it tried to write, `directory` where that lies. */
export type ReadOnly = InContainer & Readonly<{ said: string; file?: string; directory?: string }>;

/** As libraries word EROFS (errno 30). */
const SAYS = /read-only file system|\bEROFS\b/i;
/** Programs that may not write and do not say why: Python, Spring Boot, .NET, MySQL. */
const NO_TEMPORARY: readonly RegExp[] = [
  /No usable temporary directory found in \['(?<directory>[^']+)'/,
  /Unable to create tempDir\. java\.io\.tmpdir is set to (?<directory>\/\S+)/,
  /Failed to create CoreCLR, HRESULT: 0x80004005/,
  /Could not create unix socket lock file (?<directory>\/\S+)\/[^/\s]+$/,
];
/** Read-only to every container that is not privileged; what is mounted has reasons of its own, too. */
const KERNELS = /^\/(?:proc|sys)\//;

/** A program writes to its image's file system, which its container makes read-only. */
export const readOnlyRoot: Cause<ReadOnly> = {
  id: 'security/read-only-root',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, container, path, log, run } = troubled;
      if (!container.securityContext?.readOnlyRootFilesystem) continue;
      const temporary = NO_TEMPORARY.map((says) => endingSaying(says, on, log)).find(Boolean);
      const said = endingSaying(SAYS, on, log) ?? temporary;
      const isGuess = said !== undefined && said === temporary;
      const file = isGuess ? undefined : said && pathIn(said.evidence.quote);
      if (!said || (file && (KERNELS.test(file) || mountOf(troubled, file)))) continue;

      const temp = isGuess ? (said.groups['directory'] ?? '/tmp') : undefined;
      if (temp && mountOf(troubled, temp)) continue;
      const directory = temp ?? (file && (file.replace(/\/[^/]+\/?$/, '') || '/'));
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          said: brief(said.evidence.quote),
          ...present({ file, directory }),
        },
        evidence: [
          said.evidence,
          quotedField(on, `${path}/securityContext/readOnlyRootFilesystem`, 'true'),
        ],
        strength: file && run && said.isLast ? 'entails' : 'fits',
      };
    }
  },

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
    choose: () => ({
      extra: [
        {
          en: {
            title: 'Or have it write elsewhere',
            text: 'Where the directory holds files of the image, have the program write elsewhere.',
          },
          ko: {
            title: '또는 다른 곳에 쓰기',
            text: '이미지의 파일이 있는 디렉터리라면 프로그램이 다른 곳에 쓰게 하십시오.',
          },
        },
      ],
      en: {
        title: 'A writable volume',
        text: 'Mount an emptyDir at each directory that the program writes to; readOnlyRootFilesystem stays.',
      },
      ko: {
        title: '쓰기 가능한 볼륨',
        text: '프로그램이 쓰는 디렉터리마다 emptyDir을 마운트하십시오. readOnlyRootFilesystem 설정은 그대로 둡니다.',
      },
    }),
  },
};
