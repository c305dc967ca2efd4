import type { CheckAnswer } from '../../domain/answer.ts';
import type { Text } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';
import { marked } from '../../text/marked.ts';
import { shell } from '../../text/shell.ts';
// The words of checklists that were gone through.

type Counts = CheckAnswer['counts'];

/** What a check came to, in one sentence; `where` names a namespace, or is undefined for all of them. */
export const checkSummary: Text<[counts: Counts, where: string | undefined]> = {
  en: ({ fail, pass, notChecked }, where) =>
    pass + fail + notChecked === 0
      ? `Nothing in ${where ? `namespace \`${where}\`` : 'the cluster'} is on these checklists.`
      : `${where ? `Namespace \`${where}\`` : 'The cluster'}: ${fail === 0 ? 'nothing failed' : `${fail} failed`}, ${pass} passed, ${notChecked} not checked.`,
  ko: ({ fail, pass, notChecked }, where) =>
    pass + fail + notChecked === 0
      ? `${where ? `\`${where}\` 네임스페이스` : '클러스터'}에 이 점검 목록에 해당하는 것이 없습니다.`
      : `${where ? `\`${where}\` 네임스페이스` : '클러스터'}: 실패 ${fail}건, 통과 ${pass}건, 확인 못 함 ${notChecked}건.`,
};

/** Where nothing that the lists are about is called so. */
export const nothingCalled: Text<[words: readonly string[]]> = {
  en: (words) => `Nothing on these checklists is called ${marked(words)}, or is for such a host.`,
  ko: (words) => `이 점검 목록에 ${marked(words)} 이름이나 호스트에 해당하는 것이 없습니다.`,
};

/** Lists of which nothing is there. */
export const nothingOf: Text<[lists: readonly string[]]> = {
  en: (lists) => `Nothing here for: ${lists.join(', ')}.`,
  ko: (lists) => `해당하는 것이 없는 목록: ${lists.join(', ')}.`,
};

/** The objects of a line by names that are cut to a few. */
export const objectsWords: Text<[names: readonly string[], more: number]> = {
  en: (names, more) => `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ko: (names, more) => `${names.join(', ')}${more > 0 ? ` 외 ${more}개` : ''}`,
};

/** The lines that a message has no room for. */
export const checkRest: Text<[count: number, namespace: string | undefined]> = {
  en: (count, namespace) =>
    `And ${count} more: \`kubewhy check${namespace ? shell` -n ${namespace}` : ''}\` in a terminal shows all.`,
  ko: (count, namespace) =>
    `외 ${count}건: 터미널에서 \`kubewhy check${namespace ? shell` -n ${namespace}` : ''}\` 명령으로 모두 볼 수 있습니다.`,
};

/** What a check by schedule has to tell: what fails anew, and what is well again. */
export const newsWords: Text<[failing: number, well: number, namespace: string | undefined]> = {
  en: (failing, well, namespace) =>
    `Check${namespace ? ` of \`${namespace}\`` : ''}: ${failing} ${failing === 1 ? 'point fails' : 'points fail'} that did not before${well > 0 ? `, ${well} well again` : ''}.`,
  ko: (failing, well, namespace) =>
    `${namespace ? `\`${namespace}\` ` : ''}점검: 새로 실패 ${failing}건${well > 0 ? `, 다시 정상 ${well}건` : ''}.`,
};

/** Lines about what whoever asks may not see. */
export const hiddenLines: Text<[count: number]> = {
  en: (count) => `${counted(count, 'object is', 'objects are')} not shown in this channel.`,
  ko: (count) => `객체 ${count}개는 이 채널에 표시되지 않습니다.`,
};

/** A list that does not exist, with those that do. */
export const noSuchList: Text<[name: string, near: string | undefined, all: readonly string[]]> = {
  en: (name, near, all) =>
    `There is no checklist "${name}"${near ? `: did you mean ${near}?` : '.'} The lists are ${all.join(', ')}`,
  ko: (name, near, all) =>
    `"${name}" 점검 목록은 없습니다${near ? `. ${near} 말씀입니까?` : '.'} 목록: ${all.join(', ')}`,
};
