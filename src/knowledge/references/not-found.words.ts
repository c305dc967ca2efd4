import type { Bilingual } from '../../domain/lang.ts';
import type { Advised, Cause } from '../../domain/model.ts';
import { kindWord } from '../../text/kind-word.ts';
import { marked } from '../../text/marked.ts';

/**
 * What has become of an object that somebody looked up and did not find: `by` names it, as `field` where that tells, and
 * `near` or `others` are those that are there.
 */
export type NotFound = Readonly<{
  by: string;
  object: 'absent' | 'there' | 'unread';
  field?: string;
  near?: string;
  others?: readonly string[];
}>;

/**
 * Per language: who needs it and for what, up to its name (`after` what follows that), who looks for it, what follows
 * while it is absent,
 */
type NotFoundRow<P extends NotFound> = Readonly<{
  needs: (params: P) => string;
  after?: (params: P) => string;
  seeker: string;
  so?: (params: P) => string | undefined;
}>;
/** All that is said of it, and what a person does. */
export type NotFoundWords<P extends NotFound> = Bilingual<NotFoundRow<P>> &
  Readonly<{ advice: (name: string, params: P, namespace: string) => Advised }>;

/** What is said of an object that somebody looked up and did not find. */
export function notFoundText<P extends NotFound>(
  words: Bilingual<NotFoundRow<P>>,
): Cause<P>['text'] {
  return {
    en({ kind, namespace, name }, params) {
      const { object, near, others = [] } = params;
      const { needs, after = () => '', seeker, so } = words.en;
      const what = `${kindWord(kind)} \`${namespace ? `${namespace}/` : ''}${name}\``;
      const is = {
        absent: `which does not exist${namespace ? ` in namespace \`${namespace}\`` : ''} (not found).`,
        there: `which did not exist when ${seeker} last looked. It does now, and ${seeker} tries again by itself.`,
        unread: `which ${seeker} did not find (not found). kubewhy could not read whether it exists by now.`,
      }[object];
      const follows = [
        object === 'there' ? undefined : so?.(params),
        near && `There is one called \`${near}\`: perhaps that is meant.`,
        others.length > 0 && `The cluster has ${marked(others)}.`,
      ];
      return {
        title: {
          absent: `${what} is missing`,
          there: `${what} was missing, and is there now`,
          unread: `${seeker} did not find ${what}`,
        }[object],
        sentence: `${needs(params)} ${kindWord(kind)} \`${name}\`${after(params)}, ${is}`,
        ...soOf(follows),
      };
    },

    ko({ kind, namespace, name }, params) {
      const { object, near, others = [] } = params;
      const { needs, seeker, so } = words.ko;
      const what = `${kindWord(kind)} \`${namespace ? `${namespace}/` : ''}${name}\` 객체`;
      const is = {
        absent: `가 ${namespace ? `\`${namespace}\` 네임스페이스에 ` : ''}없습니다(not found).`,
        there: `는 마지막으로 찾을 때 없었고 지금은 있습니다. ${seeker} 곧 다시 시도합니다.`,
        unread: `를 ${seeker} 찾지 못했습니다(not found). 지금 있는지는 kubewhy가 읽지 못해 알 수 없습니다.`,
      }[object];
      const follows = [
        object === 'there' ? undefined : so?.(params),
        near && `이름이 비슷한 \`${near}\` 객체가 있습니다. 그것을 뜻한 것일 수 있습니다.`,
        others.length > 0 && `있는 것: ${marked(others)}.`,
      ];
      return {
        title: {
          absent: `${what}가 없습니다`,
          there: `없던 ${what}가 생겼습니다`,
          unread: `${seeker} ${what}를 찾지 못했습니다`,
        }[object],
        sentence: `${needs(params)} ${kindWord(kind)} \`${name}\` 객체${is}`,
        ...soOf(follows),
      };
    },
  };
}

function soOf(sentences: readonly (string | false | undefined)[]): { so?: string } {
  const so = sentences.filter(Boolean).join(' ');
  return so ? { so } : {};
}
