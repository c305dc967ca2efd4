import type { Answer } from '../domain/answer.ts';
import type { Gap } from '../domain/gap.ts';
import { refKey } from '../domain/keys.ts';
import type { Lang } from '../domain/lang.ts';
import type { Read } from '../domain/model.ts';
import type { Unread, Verdict } from '../domain/verdict.ts';
import { kindWord } from '../text/kind-word.ts';
import { crashed } from './words/answer.ts';
import { gapWords, notAllCaptured, readWords } from './words/not-read.ts';
import { fullName } from './words/object-name.ts';
import { unsureWords } from './words/unsure.ts';

/** What was not read, what could not be called healthy, and the rules that crashed, each once. */
export function notCheckedOf(
  { notChecked, unsure, crashes }: Pick<Verdict, 'notChecked' | 'unsure' | 'crashes'>,
  lang: Lang,
): Answer['notChecked'] {
  const all = [
    ...together(notChecked).map(({ reads, why }) => ({
      what: whatOf(reads, lang),
      why: whyOf(reads[0], why, lang),
    })),
    ...unsure.map((ref) => ({
      what: unsureWords.what[lang](fullName(ref)),
      why: unsureWords.why[lang](kindWord(ref.kind)),
    })),
    ...crashes.map(({ rule, on, message }) => ({
      what: crashed.what[lang](rule, fullName(on)),
      why: crashed.why[lang](message),
    })),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

type Alike = Readonly<{ reads: readonly [Read, ...Read[]]; why: Gap }>;

/** Lists of one place, or logs of pods alike, that lack for one reason are one point: nobody reads fourteen of them. */
function together(unread: readonly Unread[]): readonly Alike[] {
  const groups = new Map<string, Alike>();
  for (const { read, why } of unread) {
    const key = JSON.stringify([likenessOf(read), why]);
    const reads = groups.get(key)?.reads;
    groups.set(key, { reads: reads ? [...reads, read] : [read], why });
  }
  return [...groups.values()];
}

function likenessOf(read: Read): object {
  if ('list' in read) return { ...read.scope, toPlace: undefined };
  if ('sifted' in read) return { ...read, sifted: read.sifted.namespace };
  return 'logs' in read ? { ...read, logs: read.logs.namespace } : read;
}

function kindIn(read: Read): string[] {
  return 'list' in read ? [kindWord(read.list)] : [];
}

/** A recording of one namespace has some of what a list over all would hold. */
function whyOf(read: Read, why: Gap, lang: Lang): string {
  return why === 'not-captured' && 'list' in read ? notAllCaptured[lang] : gapWords[why][lang];
}

function whatOf(reads: Alike['reads'], lang: Lang): string {
  const [read] = reads;
  const kinds = [...new Set(reads.flatMap(kindIn))].join(', ');
  if ('get' in read) return fullName(read.get);
  if ('events' in read) return readWords.events[lang](fullName(read.events));
  if ('logs' in read) {
    const pods = new Set(reads.flatMap((one) => ('logs' in one ? refKey(one.logs) : [])));
    const { namespace = '' } = read.logs;
    const of = readWords.pods[lang](pods.size, fullName(read.logs), namespace);
    return readWords.logs[read.run][lang](read.container, of);
  }
  if ('sifted' in read) {
    const pods = new Set(reads.flatMap((one) => ('sifted' in one ? refKey(one.sifted) : [])));
    const { namespace = '' } = read.sifted;
    const of = readWords.pods[lang](pods.size, fullName(read.sifted), namespace);
    return readWords.logs.whole[lang](read.container, of);
  }
  if ('node' in read.scope) return readWords.onNode[lang](kinds, read.scope.node);
  if ('namespace' in read.scope && read.scope.namespace) {
    return readWords.inNamespace[lang](kinds, read.scope.namespace);
  }
  return readWords.everywhere[lang](kinds);
}
