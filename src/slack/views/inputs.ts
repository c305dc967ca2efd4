import type { InputBlock } from '@slack/types';

import { inputWords } from '../../answers/words/fix.ts';
import type { Wording } from '../../answers/words/slack.ts';
import type { AnswerInput } from '../../domain/answer.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Values } from '../../domain/plan.ts';
import { present } from '../../text/present.ts';
import { LIMITS } from './limits.ts';
import { plain } from './text.ts';

const LONGEST_VALUE = 1000;

/**
 * Asks for the values of a fix, with those of the cluster to choose from; any but the name of something may be one's own.
 * `values` stand in the fields, else what is suggested.
 */
export function inputBlocks(
  inputs: readonly AnswerInput[],
  values: Values,
  lang: Lang,
  words: Wording,
): InputBlock[] {
  return inputs.flatMap((input) => {
    const { name, suggested = '' } = input;
    const value = values[name] ?? suggested;
    const menu = menuOf(input, value, lang);
    if (!menu) return [textField(input, value, label(input.label), lang)];
    if (input.type === 'name') return [menu];
    const own = input.options.includes(value) ? '' : value;
    return [
      { ...menu, optional: true },
      { ...textField(input, own, label(words.modal.own), lang), optional: true },
    ];
  });
}

/** What stands in those fields: one's own value before the one that was chosen. */
export function writtenIn(fields: Values): Values {
  const names = new Set(Object.keys(fields).map((id) => id.slice(id.indexOf(':') + 1)));
  return Object.fromEntries(
    [...names].map((name) => [name, fields[`own:${name}`]?.trim() || fields[`pick:${name}`] || '']),
  );
}

/** Slack takes a value of a menu only up to a length: a longer one is written. */
function menuOf(
  { name, label: field, type, options, reasons = [], suggested }: AnswerInput,
  value: string,
  lang: Lang,
): InputBlock | undefined {
  if (options.some((one) => one.length > LIMITS.option)) return undefined;
  const choices = options.slice(0, LIMITS.menu).map((one, at) => ({
    text: { type: 'plain_text' as const, text: plain(one, LIMITS.option) },
    value: one,
    ...(reasons[at] && {
      description: {
        type: 'plain_text' as const,
        text: plain(unmarked(reasons[at]), LIMITS.option),
      },
    }),
  }));
  if (choices.length === 0) return undefined;
  // Beside one's own value what is suggested stays, for whoever takes the other back.
  const shown = value === '' || options.includes(value) ? value : suggested;
  const chosen = choices.find((one) => one.value === shown);
  return {
    type: 'input',
    block_id: `pick:${name}`,
    label: label(field),
    ...hint([type !== 'name' && inputWords.type[type][lang], reasons[options.indexOf(value)]]),
    element: {
      type: 'static_select',
      action_id: 'pick',
      options: choices,
      ...present({ initial_option: chosen }),
    },
  };
}

function textField(
  { name, type }: AnswerInput,
  value: string,
  title: InputBlock['label'],
  lang: Lang,
): InputBlock {
  return {
    type: 'input',
    block_id: `own:${name}`,
    label: title,
    ...hint([inputWords.type[type][lang]]),
    element: {
      type: 'plain_text_input',
      action_id: 'own',
      max_length: LONGEST_VALUE,
      ...(value && { initial_value: value.slice(0, LONGEST_VALUE) }),
    },
  };
}

function label(text: string): InputBlock['label'] {
  return { type: 'plain_text', text: plain(text, LIMITS.label) };
}

/** A menu of names says by itself what it takes. */
function hint(parts: readonly (string | false | undefined)[]): Pick<InputBlock, 'hint'> {
  const said = unmarked(parts.filter(Boolean).join('. '));
  return said === '' ? {} : { hint: { type: 'plain_text', text: plain(said, LIMITS.label) } };
}

/** Plain text knows no code. */
function unmarked(text: string): string {
  return text.replaceAll('`', '');
}
