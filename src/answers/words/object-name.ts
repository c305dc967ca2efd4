import type { ObjectName } from '../../domain/answer.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import { kindWord } from '../../text/kind-word.ts';

/** Names an object within a namespace that the reader knows: "Pod `web-1`". */
function objectName({ kind, name }: ObjectName): string {
  return `${kindWord(kind)} \`${name}\``;
}

/** Names an object for a reader who may be elsewhere: "Pod `shop/web-1`". */
export function fullName({ kind, namespace, name }: ObjectName): string {
  return `${kindWord(kind)} \`${namespace ? `${namespace}/` : ''}${name}\``;
}

/** No more of a name than a reader who thinks of the target needs; undefined for the target itself. */
export function shortestName(target: ObjectName, object: ObjectName): string | undefined {
  if (fullName(object) === fullName(target)) return undefined;
  return object.namespace === target.namespace ? objectName(object) : fullName(object);
}

/** What a pasted text is called, which is no object of a cluster; undefined for anything else. */
export function textName({ kind }: ObjectName, lang: Lang): string | undefined {
  return kind === 'Text' ? PASTED[lang] : undefined;
}
const PASTED: Bilingual = { en: 'pasted text', ko: '붙여 넣은 텍스트' };
