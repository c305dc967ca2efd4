import type { Bilingual } from '../../domain/lang.ts';
import { talkEnglish, type TalkWords } from './talk-en.ts';
import { talkKorean } from './talk-ko.ts';

/** What is said in the thread of an incident by its record. */
export const talkWords: Bilingual<TalkWords> = { en: talkEnglish, ko: talkKorean };
