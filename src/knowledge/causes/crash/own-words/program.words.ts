import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import { named, type OwnWordsRow } from './row.words.ts';

/** What does not fit between a program, its image and its arguments, or between it and the servers that it asks. */
export const programRows = {
  'missing-module': {
    en: {
      title: (p) => `its image lacks ${named(p, 'a module')}`,
      clause: (p) => `its image lacks ${named(p, 'a module or library')}, which it loads`,
      change: () =>
        'Build the image with that dependency (in the stage that is shipped, too), or correct the name in the command or the code.',
    },
    ko: {
      title: (p) => `이미지에 ${named(p, '필요한')} 모듈이 없습니다`,
      clause: (p) =>
        `프로그램이 불러오는 ${named(p, '필요한')} 모듈이나 라이브러리가 이미지에 없기 때문입니다`,
      change: () =>
        '그 의존성을 포함해 이미지를 다시 빌드하거나(최종 스테이지에도 있어야 합니다), 명령이나 코드의 이름을 고치십시오.',
    },
    advice: {
      mayGoBack: true,
      en: { title: 'Put it into the image', text: 'Add the dependency and build the image again.' },
      ko: { title: '이미지에 포함', text: '의존성을 추가해 이미지를 다시 빌드하십시오.' },
    },
  },
  'runtime-version': {
    en: {
      title: 'it was built for a newer runtime than its image has',
      clause: (p) => `it was built for a newer runtime than its image has (${named(p, 'version')})`,
      change: () =>
        'Build and run it with the same version: use a newer base image, or build for the older one.',
    },
    ko: {
      title: '이미지보다 새 런타임용으로 빌드되었습니다',
      clause: (p) =>
        `이미지에 있는 것보다 새 런타임용으로 빌드되었기 때문입니다(${named(p, '버전')})`,
      change: () =>
        '빌드와 실행의 버전을 맞추십시오. 베이스 이미지를 올리거나 낮은 버전용으로 빌드합니다.',
    },
    advice: {
      mayGoBack: true,
      en: { title: 'Match build and runtime', text: 'Use one version for both.' },
      ko: { title: '빌드와 실행 버전 맞추기', text: '둘에 같은 버전을 쓰십시오.' },
    },
  },
  'bad-argument': {
    en: {
      title: (p) => `it rejects the value of ${named(p, 'an argument')}`,
      clause: (p) => `it rejects the value that it is given for ${named(p, 'an argument')}`,
      change: () => 'Correct the value in command, args, or the variable that it comes from.',
    },
    ko: {
      title: (p) => `${named(p, '인자')} 값을 거부합니다`,
      clause: (p) => `주어진 ${named(p, '인자')} 값을 받아들이지 않기 때문입니다`,
      change: () => 'command, args 또는 그 값이 오는 환경 변수를 고치십시오.',
    },
    advice: {
      en: { title: 'Correct the value', text: 'Its --help tells which values it accepts.' },
      ko: { title: '값 고치기', text: '허용되는 값은 --help 출력에 있습니다.' },
    },
  },
  'missing-argument': {
    en: {
      title: (p) => `it is not given ${named(p, 'an argument')}`,
      clause: (p) => `it is not given ${named(p, 'an argument')}, which it requires`,
      change: () =>
        'Add it to args. Where the pod sets `command` or `args`, those of the image no longer count.',
    },
    ko: {
      title: (p) => `필수 인자 ${named(p, '')} 값이 없습니다`,
      clause: (p) => `필수 인자 ${named(p, '')} 값이 주어지지 않았기 때문입니다`,
      change: () =>
        'args에 추가하십시오. 파드가 `command`나 `args`를 정하면 이미지의 것은 쓰이지 않습니다.',
    },
    advice: {
      en: {
        title: 'Add the argument',
        text: "Its --help tells what it requires; note that `args` replaces the image's own.",
      },
      ko: {
        title: '인자 추가',
        text: '필요한 인자는 --help 출력에 있습니다. `args` 값은 이미지의 것을 대체합니다.',
      },
    },
  },
  'setting-missing': {
    en: {
      title: (p) => `it has no value for its setting ${named(p, '')}`,
      clause: (p) => `it has no value for its setting ${named(p, '')}, which it needs to start`,
      change: () =>
        'Give it by the variable or the file from which its configuration reads it; a profile that is not active leaves its settings out, too.',
    },
    ko: {
      title: (p) => `설정 ${named(p, '')} 값이 없습니다`,
      clause: (p) => `시작에 필요한 설정 ${named(p, '')} 값이 없기 때문입니다`,
      change: () =>
        '설정이 읽는 환경 변수나 파일로 값을 주십시오. 활성화되지 않은 프로필의 설정도 빠집니다.',
    },
    advice: {
      en: {
        title: 'Give it the setting',
        text: 'See which variable or file its configuration reads it from, and whether the pod has that. What is secret belongs in a Secret.',
      },
      ko: {
        title: '설정 값 주기',
        text: '설정이 어느 변수나 파일에서 읽는지, 파드에 그것이 있는지 보십시오. 비밀 값은 Secret에 두십시오.',
      },
    },
  },
  'config-rejected': {
    en: {
      title: (p) => `its configuration does not fit at ${named(p, 'a setting')}`,
      clause: (p) =>
        `its configuration does not fit what it expects at ${named(p, 'a setting')}: that is unknown to this version, is missing, or has a value of another type`,
      change: () => 'The file is read and its syntax is right; a name or a value in it is not.',
    },
    ko: {
      title: (p) => `설정의 ${named(p, '')} 항목이 맞지 않습니다`,
      clause: (p) =>
        `설정의 ${named(p, '')} 항목이 프로그램이 기대하는 것과 다르기 때문입니다. 이 버전이 모르는 이름이거나, 빠졌거나, 값의 형식이 다릅니다`,
      change: () => '파일은 읽혔고 문법도 맞습니다. 그 안의 이름이나 값이 맞지 않습니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Correct the setting',
        text: 'Compare it with the documentation of this version: a typo, a setting that was renamed or removed, or one level too deep. A variable of the environment may have set it, too.',
      },
      ko: {
        title: '설정 고치기',
        text: '이 버전의 문서와 비교하십시오. 오타, 이름이 바뀌었거나 없어진 설정, 잘못된 들여쓰기일 수 있습니다. 환경 변수로 정해진 값일 수도 있습니다.',
      },
    },
  },
  'not-wired': {
    en: {
      title: (p) => `nothing in it provides ${named(p, 'a part that it needs')}`,
      clause: (p) =>
        `nothing that is switched on in it provides ${named(p, 'a part')}, which another part of it needs`,
      change: () =>
        'That is in the program, or in what switches its parts on: a profile, a flag, a setting that is missing.',
    },
    ko: {
      title: (p) => `${named(p, '필요한 부품')} 항목을 제공하는 것이 없습니다`,
      clause: (p) =>
        `다른 부분이 필요로 하는 ${named(p, '부품')} 항목을 제공하는 것이 켜져 있지 않기 때문입니다`,
      change: () => '프로그램 안의 문제이거나, 부품을 켜는 프로필, 플래그, 설정이 빠진 것입니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Find what should provide it',
        text: 'See whether a profile or setting that provides it is missing in this environment; else it is for who owns the program to register it.',
      },
      ko: {
        title: '제공해야 할 것 찾기',
        text: '그것을 제공하는 프로필이나 설정이 이 환경에 빠졌는지 보십시오. 아니라면 프로그램 담당자가 등록해야 합니다.',
      },
    },
  },
  'unknown-command': {
    en: {
      title: (p) => `it knows no command ${named(p, '')}`,
      clause: (p) => `it knows no command ${named(p, '')}`,
      change: () =>
        'Correct it in args: a typo, or this version of the program has no such command.',
    },
    ko: {
      title: (p) => `${named(p, '')} 명령을 알지 못합니다`,
      clause: (p) => `${named(p, '')} 명령을 알지 못하기 때문입니다`,
      change: () => 'args 값을 고치십시오. 오타이거나 이 버전의 프로그램에 없는 명령입니다.',
    },
    advice: {
      en: { title: 'Correct the command', text: 'Its --help lists the commands of this version.' },
      ko: { title: '명령 고치기', text: '이 버전의 명령은 --help 출력에 있습니다.' },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;
