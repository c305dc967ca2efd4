import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';
import type { Problem } from './signs/start-signs.ts';

/** What the runtime or a shell was to start. */
export type NotFound = InContainer &
  Readonly<{ program: string; problem: Problem; exitCode: number }>;

/** What is said of a program that cannot be started. */
export const programNotFoundWords: Pick<Cause<NotFound>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { program, problem, exitCode } = params;
      const where = containerWords.en(params);
      const { why, detail } = ROWS[problem].en;
      return {
        title: `\`${name}\`: ${where} cannot start \`${program}\``,
        sentence: `The ${where} of \`${name}\` cannot start \`${program}\`: ${why} (exit code ${exitCode}).`,
        detail,
      };
    },
    ko({ name }, params) {
      const { program, problem, exitCode } = params;
      const where = containerWords.ko(params);
      const { why, detail } = ROWS[problem].ko;
      return {
        title: `\`${name}\`: ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다: ${why}(종료 코드 ${exitCode}).`,
        detail,
      };
    },
  },

  advice: {
    choose: (_, { problem }) => ROWS[problem].advice,
  },
};

type ProblemRow = Bilingual<Readonly<{ why: string; detail: string }>> &
  Readonly<{ advice: Advised }>;

/** Nothing is there by that name. */
const NAMED: Bilingual<Readonly<{ detail: string }>> & Pick<ProblemRow, 'advice'> = {
  en: {
    detail:
      'Nothing of the application ran. Either the command has a typo, or the image is another than the command was written for.',
  },
  ko: {
    detail:
      '애플리케이션은 전혀 실행되지 않았습니다. 명령에 오타가 있거나, 명령이 전제로 한 것과 다른 이미지입니다.',
  },
  advice: {
    mayGoBack: true,
    extra: [
      {
        en: { title: 'Or correct the image', text: 'Or use the image that has it.' },
        ko: {
          title: '또는 이미지 고치기',
          text: '또는 그 프로그램이 들어 있는 이미지를 사용하십시오.',
        },
      },
    ],
    en: {
      title: 'Correct the command or the image',
      text: 'Name a program that the image has, with its full path where it is not in PATH.',
    },
    ko: {
      title: '명령이나 이미지 고치기',
      text: '이미지에 있는 프로그램을 지정하십시오(PATH에 없으면 전체 경로로).',
    },
  },
};

const ROWS: Readonly<Record<Problem, ProblemRow>> = {
  'not-in-path': {
    en: {
      why: 'no program of that name was found in the PATH of the image, command not found',
      ...NAMED.en,
    },
    ko: { why: '이미지의 PATH 안에 그런 이름의 프로그램이 없습니다', ...NAMED.ko },
    advice: NAMED.advice,
  },
  'no-such-file': {
    en: { why: 'no such file exists in the container, not found', ...NAMED.en },
    ko: { why: '컨테이너에 그 파일이 없습니다', ...NAMED.ko },
    advice: NAMED.advice,
  },
  'no-interpreter': {
    en: {
      why: 'the interpreter or loader that the file names does not exist in the container (a script with the line endings of Windows, or a program built for another libc, looks so too)',
      detail: 'Nothing of the application ran. The file itself is there.',
    },
    ko: {
      why: '그 파일이 지정한 인터프리터나 로더가 컨테이너에 없습니다(줄 끝이 Windows 형식인 스크립트나 다른 libc용 프로그램도 이렇게 보입니다)',
      detail: '애플리케이션은 전혀 실행되지 않았습니다. 파일 자체는 있습니다.',
    },
    advice: {
      en: {
        title: 'Give the image what the file names',
        text: 'Put the interpreter of its first line into the image, or name one that is there; save a script with the line endings of Unix (LF), and build a program for the libc of the image (Alpine has musl).',
      },
      ko: {
        title: '파일이 지정한 것을 이미지에 포함',
        text: '첫 줄의 인터프리터를 이미지에 넣거나 이미지에 있는 것을 지정하십시오. 스크립트는 Unix 형식(LF)으로 저장하고, 프로그램은 이미지의 libc(Alpine은 musl)용으로 빌드하십시오.',
      },
    },
  },
  'carriage-return': {
    en: {
      why: 'that file, or the script that names it, has the line endings of Windows (CRLF): the carriage return is taken for a part of the name, \\r',
      detail:
        'The script has to be saved with the line endings of Unix (LF), and its image or ConfigMap recreated; Git converts them where core.autocrlf is set.',
    },
    ko: {
      why: '그 파일이나 그 이름을 쓴 스크립트의 줄 끝이 Windows 형식(CRLF)이라, 캐리지 리턴(\\r)이 이름의 일부로 읽힙니다',
      detail:
        '스크립트를 Unix 형식(LF)으로 저장하고 이미지나 ConfigMap을 다시 만들어야 합니다. Git의 core.autocrlf 설정이 줄 끝을 바꾸기도 합니다.',
    },
    advice: {
      en: {
        title: 'Save the script with the line endings of Unix',
        text: 'Convert it (`dos2unix`) and keep it so by `*.sh text eol=lf` in .gitattributes; then recreate its image or ConfigMap.',
      },
      ko: {
        title: '스크립트를 Unix 줄 끝으로 저장',
        text: '`dos2unix` 명령으로 바꾸고 .gitattributes 파일에 `*.sh text eol=lf` 줄을 두어 유지한 다음, 이미지나 ConfigMap을 다시 만드십시오.',
      },
    },
  },
  'not-executable': {
    en: {
      why: 'the file may not be executed (permission denied)',
      detail:
        'Nothing of the application ran. The file is there, and lacks the mode to be executed by the user that the container runs as.',
    },
    ko: {
      why: '그 파일을 실행할 권한이 없습니다',
      detail:
        '애플리케이션은 전혀 실행되지 않았습니다. 파일은 있지만 컨테이너를 실행하는 사용자에게 실행 권한이 없습니다.',
    },
    advice: {
      en: {
        title: 'Make the file executable',
        text: 'Set its mode where the image is built (`chmod +x`, or `COPY --chmod=755`), for a file of a ConfigMap or Secret with `defaultMode: 0755`; or start it by its interpreter.',
      },
      ko: {
        title: '파일에 실행 권한 주기',
        text: '이미지를 빌드할 때 권한을 주거나(`chmod +x`, `COPY --chmod=755`), ConfigMap이나 Secret의 파일이면 `defaultMode: 0755` 값을 지정하십시오. 인터프리터로 실행해도 됩니다.',
      },
    },
  },
  'no-directory': {
    en: {
      why: 'that is its working directory, which does not exist in the container',
      detail: 'Nothing of the application ran.',
    },
    ko: {
      why: '작업 디렉터리인데 컨테이너에 없습니다',
      detail: '애플리케이션은 전혀 실행되지 않았습니다.',
    },
    advice: {
      en: {
        title: 'Correct the working directory',
        text: 'Set workingDir to a directory that the image has, or have the image make it (WORKDIR).',
      },
      ko: {
        title: '작업 디렉터리 고치기',
        text: '이미지에 있는 디렉터리를 workingDir 값으로 지정하거나, 이미지에서 만드십시오(WORKDIR).',
      },
    },
  },
};
