import type { Button } from '@slack/types';

import type { Wording } from '../../../answers/words/slack.ts';
import type { TalkWords } from '../../../answers/words/talk-en.ts';
import type { Incident } from '../../../domain/incident.ts';
import type { Lang } from '../../../domain/lang.ts';

/** What a topic is told from: an incident's record, and the words of the language that was asked in. */
export type TalkRecord = Readonly<{
  incident: Incident;
  lang: Lang;
  words: Wording;
  talk: TalkWords;
}>;

/** What is said about a topic: lines of mrkdwn that are safe already, and the buttons that lead further. */
export type Told = Readonly<{ lines: readonly string[]; buttons?: readonly Button[] }>;

/** Something that the record of an incident answers without a look at the cluster. */
export type RecordTopic = (record: TalkRecord) => Told;
