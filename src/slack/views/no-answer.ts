import type { KnownBlock } from '@slack/types';

import { wordings } from '../../answers/words/slack.ts';
import type { ObjectName } from '../../domain/answer.ts';
import type { NoAnswer } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Query, Question } from '../../domain/question.ts';
import { targetOf } from '../../text/target-of.ts';
import { called } from '../called.ts';
import { section, type Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { nameOf } from './names.ts';
import { plain, safe, sentence } from './text.ts';

type AskedQuestion = Pick<Question, 'query' | 'lang' | 'private' | 'follows' | 'place'>;

const MOST_NAMES = 5;

/** What the asker reads instead of an answer: a menu, the nearest names, or what to do. */
export function noAnswerMessage(asked: AskedQuestion, result: NoAnswer): Message {
  const { query, lang, place } = asked;
  const text = noAnswerText(query, result, lang, called(place));
  return {
    text: safe(text, LIMITS.fallback),
    blocks: [
      section(sentence(text, 1500)),
      ...(result.is === 'ambiguous' ? targetMenu(asked, result.candidates) : []),
    ],
  };
}

/** The same in one sentence; `by` is how kubewhy is called there. */
export function noAnswerText(query: Query, result: NoAnswer, lang: Lang, by = called({})): string {
  const words = wordings[lang];
  const what = `\`${plain(query.text, 120).replaceAll('`', "'")}\``;
  switch (result.is) {
    case 'ambiguous':
      return words.ambiguous(what);
    case 'no-such-target': {
      const [first] = result.nearest;
      if (first?.kind !== 'Namespace') return words.noSuchTarget(what, marked(result.nearest));
      return words.isNamespace(`\`${first.name}\``, `${by} scan ${first.name}`);
    }
    case 'failed':
      return result.message;
  }
}

function marked(names: readonly ObjectName[]): string[] {
  return names.slice(0, MOST_NAMES).map((named) => `\`${nameOf(named)}\``);
}

/** Each choice holds the words that ask about exactly that object; they are read like typed ones. */
export function targetMenu(
  { query: { cluster }, lang, private: isPrivate, follows }: Omit<AskedQuestion, 'place'>,
  candidates: readonly ObjectName[],
): KnownBlock[] {
  const options = candidates.slice(0, LIMITS.menu).flatMap((named) => {
    const value = targetOf(named) + (named.namespace ? ` -n ${named.namespace}` : '');
    const text = { type: 'plain_text' as const, text: plain(nameOf(named), LIMITS.option) };
    return value.length > LIMITS.option ? [] : [{ text, value }];
  });
  // Long names do not fit into a menu; they can be typed.
  if (options.length === 0) return [section(sentence(marked(candidates).join(', ') || '-', 1500))];

  const { choose } = wordings[lang].buttons;
  return [
    {
      type: 'actions',
      elements: [
        {
          type: 'static_select',
          action_id: chooseId(isPrivate, lang, cluster) + (follows ? ':rollout' : ''),
          placeholder: { type: 'plain_text', text: choose },
          options,
        },
      ],
    },
  ];
}

/** What a choice has to keep of the question: "choose_target:public:en:prod". */
function chooseId(isPrivate: boolean, lang: Lang, cluster = ''): string {
  return ['choose_target', isPrivate ? 'private' : 'public', lang, cluster.slice(0, 200)].join(':');
}
