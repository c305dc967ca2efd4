import type { KnownBlock, ModalView } from '@slack/types';

import { alertActions } from '../../answers/words/alert-actions.ts';
import { wordings } from '../../answers/words/slack.ts';
import type { Lang } from '../../domain/lang.ts';
import { section } from './blocks.ts';
import { LIMITS } from './limits.ts';
import { fenced, plain, sentence } from './text.ts';

const HOURS = [1, 4, 12, 24, 72, 168];

/** What is silenced or muted, and what the modal remembers: ids. */
type Asked = Readonly<{
  what: 'silence' | 'mute';
  incident: string;
  lang: Lang;
  matchers?: string;
}>;

/** Asks for how long an alert is silenced, by labels that are shown, or its cause is muted. */
export function alertModal({ what, incident, lang, matchers }: Asked): ModalView {
  const words = alertActions[lang];
  const isSilence = what === 'silence';
  return {
    ...modal(what, lang, [
      section(sentence(isSilence ? words.silenceText : words.muteText, LIMITS.section)),
      ...(matchers ? [section(fenced([matchers], LIMITS.section))] : []),
      durations(lang),
    ]),
    callback_id: isSilence ? 'silence_alert' : 'mute_cause',
    private_metadata: JSON.stringify({ incident, lang }),
    submit: text(isSilence ? words.doSilence : words.doMute),
  };
}

/** One sentence, which is safe already, and nothing to press. */
export function alertNoteModal(what: Asked['what'], said: string, lang: Lang): ModalView {
  return modal(what, lang, [section(said)]);
}

function durations(lang: Lang): KnownBlock {
  const words = alertActions[lang];
  const [first, ...others] = HOURS.map((hours) => ({
    text: text(words.hours(hours)),
    value: String(hours),
  }));
  const options = first ? [first, ...others] : [];
  return {
    type: 'input',
    block_id: 'hours',
    label: text(words.duration),
    element: {
      type: 'static_select',
      action_id: 'hours',
      options,
      ...(first && { initial_option: first }),
    },
  };
}

function modal(what: Asked['what'], lang: Lang, blocks: KnownBlock[]): ModalView {
  const { silenceTitle, muteTitle } = alertActions[lang];
  return {
    type: 'modal',
    title: text(what === 'silence' ? silenceTitle : muteTitle),
    close: text(wordings[lang].buttons.close),
    blocks,
  };
}

function text(said: string) {
  return { type: 'plain_text' as const, text: plain(said, LIMITS.modalTitle) };
}
