import type { Intent } from '../../../domain/intent.ts';
import { alertTopics } from './alert-topics.ts';
import { causeTopics } from './cause-topics.ts';
import { changeTopics } from './change-topics.ts';
import type { RecordTopic } from './record-topic.ts';

/** What the record of an incident answers by itself. All else takes a look at the cluster. */
export const recordTopics: Readonly<Partial<Record<Intent, RecordTopic>>> = {
  ...causeTopics,
  ...changeTopics,
  ...alertTopics,
};
