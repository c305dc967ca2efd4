import type { Lang } from '../domain/answer.ts';
import { slackEnglish } from './slack-en.ts';
import type { SlackWords } from './slack-en.ts';
import { slackKorean } from './slack-ko.ts';

/** The frame's words by language. */
export const slackWords: Readonly<Record<Lang, SlackWords>> = {
  en: slackEnglish,
  ko: slackKorean,
};
