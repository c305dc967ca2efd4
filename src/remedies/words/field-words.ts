import type { Lang } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';
import type { TemplateParams } from '../template-proposal.ts';
import { candidateWords } from './candidate-words.ts';
import { templateWords } from './template-words.ts';

/** What the words of a changed field need; without `is` the value is still to be chosen. */
export type FieldParams = TemplateParams &
  Readonly<{
    label: string;
    isOfPods: boolean;
    was?: string;
    is?: string;
    why?: Readonly<{ is: string; note?: string }>;
  }>;

/** A changed field in words: all rows have the same. */
export function fieldWords(params: FieldParams, lang: Lang): RemedyWords {
  const { label, name, was, is, why, kind } = params;
  const words = WORDS[lang];
  const field = label.split(DOTS).slice(-2).join('.');
  const [plain = ''] = kind.split('/').toReversed();
  const own = {
    title: is === undefined ? words.blankTitle(field) : words.title(field, is),
    short: is === undefined ? words.blankShort : reason(why, lang),
    text:
      is === undefined
        ? words.blank(label, plain, name, was)
        : [words.text(label, plain, name, is, was), reason(why, lang)].filter(Boolean).join(' '),
  };
  if (params.isOfPods) return templateWords(params, lang, own);
  return { ...own, text: `${own.text} ${words.atOnce}`, undo: words.undo };
}

function reason(why: FieldParams['why'], lang: Lang): string {
  return why ? candidateWords(why.is, lang, why.note) : '';
}

/** Those between keys, not those of a key in brackets, which has at most a prefix of 253 signs, a slash and a name of 63. */
const DOTS = /\.(?![^[\]]{0,317}\])/;

const WORDS = {
  en: {
    title: (field: string, is: string) =>
      is === '' ? `Take out \`${field}\`` : `\`${field}: ${is}\``,
    text: (label: string, kind: string, name: string, is: string, was?: string) =>
      is === ''
        ? `Takes \`${label}\` out of ${kind} \`${name}\`.`
        : `Sets \`${label}\` of ${kind} \`${name}\` to \`${is}\`${was === undefined ? '' : `; it is \`${was}\` now`}.`,
    blankTitle: (field: string) => `\`${field}\`: choose a value`,
    blankShort: 'The value is yours to choose.',
    blank: (label: string, kind: string, name: string, was?: string) =>
      `\`${label}\` of ${kind} \`${name}\` needs another value${was === undefined ? '' : ` than \`${was}\``}, and nothing in the cluster tells which.`,
    atOnce: 'It takes effect at once, and no pod restarts for it.',
    undo: 'Sets the field back to what it was.',
  },
  ko: {
    title: (field: string, is: string) => (is === '' ? `\`${field}\` 제거` : `\`${field}: ${is}\``),
    text: (label: string, kind: string, name: string, is: string, was?: string) =>
      is === ''
        ? `${kind} \`${name}\` 객체에서 \`${label}\` 필드를 없앱니다.`
        : `${kind} \`${name}\` 객체의 \`${label}\` 필드를 \`${is}\` 값으로 바꿉니다${was === undefined ? '' : `(지금 값: \`${was}\`)`}.`,
    blankTitle: (field: string) => `\`${field}\`: 값을 고르십시오`,
    blankShort: '값은 사람이 정해야 합니다.',
    blank: (label: string, kind: string, name: string, was?: string) =>
      `${kind} \`${name}\` 객체의 \`${label}\` 필드에 다른 값이 필요하지만${was === undefined ? '' : `(지금 값: \`${was}\`)`} 어떤 값인지는 클러스터에서 알 수 없습니다.`,
    atOnce: '바로 적용되며 재시작되는 파드는 없습니다.',
    undo: '필드를 이전 값으로 되돌립니다.',
  },
};
