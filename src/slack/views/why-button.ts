import type { Button } from '@slack/types';

import { wordings } from '../../answers/words/slack.ts';
import type { ObjectName } from '../../domain/answer.ts';
import type { Incident } from '../../domain/incident.ts';
import { targetOf } from '../../text/target-of.ts';
import { button } from './blocks.ts';

/** No name in Kubernetes is longer, and Slack takes no longer values. */
const LONGEST_ASK = 600;

/** A button that asks why an object is as it is; its answer is a message of its own. */
export function whyButton(
  on: ObjectName | undefined,
  at: number, // Slack takes no button twice
  { id, lang }: Pick<Incident, 'id' | 'lang'>,
): readonly Button[] {
  const ask = on ? `${targetOf(on)}${on.namespace ? ` -n ${on.namespace}` : ''}` : '';
  if (!ask || ask.length > LONGEST_ASK) return [];
  return [button(`ask_why:${at}`, wordings[lang].press.why, { ask, incident: id, lang })];
}
