import type { Query } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { visible } from '../../text/visible.ts';
import { fillers } from './fillers.ts';
import { knownWords } from './known-words.ts';
import { marked } from './marks.ts';
import { hyphenated, kindWords } from './plain-words.ts';

/** An object that a text names besides what it asks for, and the text without that name. */
export type NamedTarget = Readonly<{ query: Query; rest: string }>;

const NAME = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?`;
const WHOLE = new RegExp(`^${NAME}$`, 'u');
const OPTION = new RegExp(String.raw`\s(?:-n|--namespace|—namespace|–n)[ =](${NAME})`, 'u');
const IN_NAMESPACE = new RegExp(
  String.raw`\b(?:in|of|from|on) (?:the )?(?:namespace|ns) (${NAME})|\bin (?:the )?(${NAME}) (?:namespace|ns)\b|(?<![a-z0-9.-])(${NAME}) ?네임스페이스`,
  'u',
);
const SLASHED = new RegExp(String.raw`(?<![\w./-])(${NAME})/(${NAME})(?![\w/])`, 'u');
/** "deployment web", "the web deployment", "about web", "why is web", "logs of web". */
const AFTER = new RegExp(
  String.raw`\b(?:about|why (?:is|does|did|are|was)(?: the)?|(?:logs?|events?|yaml|status|pods?|state|history) (?:of|for|from)(?: the)?) (${NAME})\b`,
  'u',
);
/** "web는요?", "web은 어때", "web 서비스" */
const KOREAN = new RegExp(
  String.raw`(?<![\w./-])(${NAME}) ?(?:(?:은|는|도|이|가|의)(?=[\s?!요]|어때|왜|$)|서비스|파드|배포|워크로드|디플로이먼트|롤아웃|앱)`,
  'u',
);
/** A name as programs give it: two words at least, or one with a figure at its end. */
const HYPHENATED = new RegExp(String.raw`(?<![\w./-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w/])`, 'gu');

/** The object that a text names, by its form or by the words before it; `own` are names that the thread is about. */
export function namedTarget(text: string, own: readonly string[]): NamedTarget | undefined {
  const low = visible(text).toLowerCase();
  const namespace = OPTION.exec(low)?.[1] ?? inNamespace(low);
  const bare = low.replace(OPTION, ' ');
  const found =
    slashed(bare, own) ??
    byKind(bare) ??
    hyphenatedIn(bare, own) ??
    after(bare) ??
    amongHangul(bare);
  if (!found || isOwn(found.name, own)) return undefined;
  const query = { text: found.target, ...present({ namespace: found.namespace ?? namespace }) };
  return { query, rest: bare.replace(found.said, ' ') };
}

type Found = Readonly<{ said: string; target: string; name: string; namespace?: string }>;

/** Any name of the thread's own objects, or of a pod that one of them has made. */
function isOwn(name: string, own: readonly string[]): boolean {
  return own.some((one) => name === one || name.startsWith(`${one}-`));
}

function inNamespace(text: string): string | undefined {
  const found = IN_NAMESPACE.exec(text);
  const name = found?.slice(1).find(Boolean);
  return name && !fillers.has(name) ? name : undefined;
}

function slashed(text: string, own: readonly string[]): Found | undefined {
  const [said, kind = '', name = ''] = SLASHED.exec(text) ?? [];
  if (!said) return undefined;
  if (kindWords.has(kind)) return { said, target: `${kind}/${name}`, name };
  const isName = name.includes('-') || isOwn(name, own);
  return isName && !isPlain(kind) ? { said, target: name, name, namespace: kind } : undefined;
}

function byKind(text: string): Found | undefined {
  const words = text.split(/[\s,;!?]+/u);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const isKind = /^[a-z]{3,}$/.test(word) && kindWords.has(word) && !word.endsWith('s');
    if (isKind && isNameLike(next))
      return { said: `${word} ${next}`, target: `${word}/${next}`, name: next };
  }
  return undefined;
}

function hyphenatedIn(text: string, own: readonly string[]): Found | undefined {
  const all = [...text.matchAll(HYPHENATED)].map(([said]) => said);
  const names = all.filter((said) => !hyphenated.has(said) && marked([said]).marks.length === 0);
  const other = names.find((name) => !isOwn(name, own)) ?? names[0];
  return other ? { said: other, target: other, name: other } : undefined;
}

function after(text: string): Found | undefined {
  const name = AFTER.exec(text)?.[1] ?? KOREAN.exec(text)?.[1] ?? '';
  return isNameLike(name) ? { said: name, target: name, name } : undefined;
}

/** In a Korean sentence a word in Latin letters that means nothing here is a name. */
function amongHangul(text: string): Found | undefined {
  if (!/\p{Script=Hangul}/u.test(text)) return undefined;
  const words = text.match(/(?<![\w./-])[a-z][a-z0-9-]{2,}(?![\w./])/gu) ?? [];
  const [name, ...others] = words.filter(isNameLike);
  return name && others.length === 0 ? { said: name, target: name, name } : undefined;
}

/** A word that may be a name, and means nothing else here. */
function isNameLike(word: string): boolean {
  return WHOLE.test(word) && word.length > 1 && !isPlain(word);
}

function isPlain(word: string): boolean {
  return /^\d+$/.test(word) || knownWords.has(word) || marked([word]).marks.length > 0;
}
