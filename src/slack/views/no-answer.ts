import type { KnownBlock } from '@slack/types';

import type { Lang, Named } from '../../domain/answer.ts';
import type { Result } from '../../domain/jobs.ts';
import type { Query } from '../../domain/question.ts';
import type { SlackWords } from '../../i18n/slack-en.ts';
import { slackWords } from '../../i18n/slack.ts';
import { context, section } from './blocks.ts';
import type { Message } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { nameOf, targetOf } from './names.ts';
import { code, plain, safe } from './text.ts';

/** Every result that is not an answer. */
export type NoResult = Exclude<Result, { is: 'answer' }>;

const MOST_NAMES = 5;

/** What the asker reads instead of an answer: a menu, the nearest names, or what to do. */
export function noAnswerMessage(query: Query, result: NoResult, lang: Lang): Message {
  const words = slackWords[lang];
  const what = plain(query.text, 80);
  const text =
    result.is === 'ambiguous'
      ? words.ambiguous(what)
      : result.is === 'no-such-target'
        ? words.noSuchTarget(what)
        : noAnswerText(result, words);
  return {
    text: safe(text, LIMITS.fallback),
    blocks: [section(safe(text, 600)), ...moreBlocks(query, result, words, lang)],
  };
}

/** One line for where there is no answer. */
export function noAnswerText(result: NoResult, words: SlackWords): string {
  if (result.is === 'failed')
    return result.code === 'unreachable' ? words.unreachable : words.failed;
  return words.alert.noTarget;
}

function moreBlocks(query: Query, result: NoResult, words: SlackWords, lang: Lang): KnownBlock[] {
  if (result.is === 'failed') return [context(code(result.message, 400))];
  if (result.is === 'ambiguous') return [menu(query, result.candidates, words, lang)];

  const names = result.nearest.slice(0, MOST_NAMES).map((named) => `• ${code(nameOf(named), 200)}`);
  return [
    ...(names.length > 0 ? [section(`${words.nearest}\n${names.join('\n')}`)] : []),
    ...(query.namespace ? [] : [context(safe(words.namespaceHint, 300))]),
  ];
}

/** Each choice holds the words that ask about exactly that object; they are parsed like typed ones. */
function menu(
  { cluster }: Query,
  candidates: readonly Named[],
  words: SlackWords,
  lang: Lang,
): KnownBlock {
  const options = candidates.slice(0, LIMITS.menu).flatMap((named) => {
    const value = targetOf(named) + (named.namespace ? ` -n ${named.namespace}` : '');
    if (value.length > LIMITS.option) return [];
    return [
      { text: { type: 'plain_text' as const, text: plain(nameOf(named), LIMITS.option) }, value },
    ];
  });
  if (options.length === 0) {
    return section(
      candidates
        .slice(0, MOST_NAMES)
        .map((named) => code(nameOf(named), 200))
        .join('\n') || '-',
    );
  }
  return {
    type: 'actions',
    elements: [
      {
        type: 'static_select',
        action_id: `choose_target:${lang}:${(cluster ?? '').slice(0, 200)}`,
        placeholder: { type: 'plain_text', text: words.buttons.choose },
        options,
      },
    ],
  };
}
