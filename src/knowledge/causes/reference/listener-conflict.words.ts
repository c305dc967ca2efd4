import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';

/**
 * A listener of a Gateway that is in conflict over `what`, a host with its port or a port alone: with `others` beside it,
 * or, `isApart`, with those of other Gateways.
 */
export type Conflicted = Readonly<{
  what: string;
  others: readonly string[];
  listener: string;
  isApart?: true;
}>;

/** What is said of a listener that another is in conflict with. */
export const listenerConflictWords: Required<Pick<Cause<Conflicted>, 'text' | 'advice'>> = {
  text: {
    en: ({ name }, { what, others, listener, isApart }) => ({
      title: `Listener \`${listener}\` of Gateway \`${name}\` is in conflict with ${isApart ? 'Gateway ' : ''}${marked(others)}: ${claimed(what).en}`,
      sentence: `Listener \`${listener}\` of Gateway \`${name}\` claims ${claimed(what).en}, and so ${others.length > 1 ? 'do' : 'does'} ${isApart ? 'Gateway ' : ''}${marked(others)}.`,
      state: 'listeners in conflict',
      // Gateway API: "The implementation MUST NOT pick one conflicting Listener as the winner."
      so: isApart
        ? 'The controller leaves this listener out: what is routed by it reaches nobody.'
        : 'A controller is to take none of listeners that are in conflict: what is routed by them reaches nobody.',
    }),
    ko: ({ name }, { what, others, listener, isApart }) => ({
      title: `Gateway \`${name}\` 객체의 \`${listener}\` 리스너가 ${marked(others)} ${isApart ? 'Gateway 객체와' : '리스너와'} 충돌합니다: ${claimed(what).ko}`,
      sentence: `Gateway \`${name}\` 객체의 \`${listener}\` 리스너와 ${marked(others)} ${isApart ? 'Gateway 객체가' : '리스너가'} 같은 것을 차지합니다: ${claimed(what).ko}.`,
      state: '리스너 충돌',
      so: isApart
        ? '컨트롤러가 이 리스너를 빼므로, 이 리스너로 전달할 요청이 아무 데도 닿지 않습니다.'
        : '컨트롤러는 충돌하는 리스너를 하나도 쓰지 않아야 하므로, 그 리스너로 전달할 요청이 아무 데도 닿지 않습니다.',
    }),
  },

  advice: {
    en: ({ name }, { others, listener }) => ({
      title: 'Keep one listener for it',
      text: `Take \`${listener}\` out of Gateway \`${name}\`, or give it or ${marked(others)} another port or hostname; routes that name the one that goes in \`parentRefs\` are to name the other.`,
    }),
    ko: ({ name }, { others, listener }) => ({
      title: '리스너 하나만 유지',
      text: `Gateway \`${name}\` 객체에서 \`${listener}\` 리스너를 빼거나, 그 리스너 또는 ${marked(others)} 쪽의 포트나 호스트 이름을 바꾸십시오. 없어지는 쪽을 \`parentRefs\` 항목에 적은 라우트는 남는 쪽을 가리키게 하십시오.`,
    }),
  },
};

/** A host and its port, or a port alone, which two protocols claim. */
function claimed(what: string) {
  return what.includes(':')
    ? { en: `\`${what}\``, ko: `\`${what}\`` }
    : { en: `port ${what} for another protocol`, ko: `${what} 포트(다른 프로토콜)` };
}
