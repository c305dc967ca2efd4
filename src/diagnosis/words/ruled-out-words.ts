import type { Lang } from '../../domain/lang.ts';

const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    'blocks-no-node': 'rejects no node',
    'other-way-nearer': 'rejects only nodes where the pod does not belong',
  },
  ko: {
    'blocks-no-node': '막는 노드가 없음',
    'other-way-nearer': '파드가 갈 노드가 아닌 곳만 막음',
  },
};

/** Why a cause was ruled out, in words; the code itself when it was stored by another version. */
export function ruledOutInWords(because: string, lang: Lang): string {
  return WORDS[lang][because] ?? because;
}
