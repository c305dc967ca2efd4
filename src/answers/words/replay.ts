import type { Text } from '../../domain/lang.ts';
// The words around saved answers.

/** After an answer was saved with the facts behind it. */
export const savedWords: Text<[file: string]> = {
  en: (file) =>
    `Saved in ${file}: what was read, as it was read, environment values and log lines included. "kubewhy replay" answers from it again.`,
  ko: (file) =>
    `${file} 파일에 저장했습니다. 읽은 내용이 환경 변수 값과 로그까지 그대로 들어 있습니다. "kubewhy replay" 명령으로 다시 답할 수 있습니다.`,
};

/** How an answer compares with the one that was saved. */
export const replayedWords = {
  same: {
    en: (version) => `The same answer as kubewhy ${version} gave.`,
    ko: (version) => `kubewhy ${version} 버전의 답과 같습니다.`,
  } satisfies Text<[version: string]>,
  other: {
    en: (version, before, after) =>
      `Another answer than kubewhy ${version} gave from the same facts: "${before}", and now "${after}".`,
    ko: (version, before, after) =>
      `같은 사실에서 kubewhy ${version} 버전과 다른 답이 나왔습니다. 이전: "${before}", 지금: "${after}"`,
  } satisfies Text<[version: string, before: string, after: string]>,
};
