import { NotNow } from '../domain/errors.ts';
import type { Person } from '../domain/question.ts';
import { SlackRefused } from './errors.ts';
import type { SlackDoor } from './slack-api.ts';

/** Why somebody may not use kubewhy, or not change anything with it; the words are in i18n. */
export type Refusal = 'team' | 'guest' | 'bot' | 'unsure';

/** Whether somebody is of the workspace that installed the app; others share channels with it. */
export async function refusalToAsk(
  { team }: Person,
  door: SlackDoor,
): Promise<Refusal | undefined> {
  const { team: ours } = await door.self();
  return team === ours ? undefined : 'team';
}

/** Whether somebody may act at all; what they may change, their Kubernetes rights say. */
export async function refusalToAct(person: Person, door: SlackDoor): Promise<Refusal | undefined> {
  try {
    const [stranger, user] = await Promise.all([refusalToAsk(person, door), door.user(person.id)]);
    if (stranger || (user.team && user.team !== person.team)) return 'team';
    if (user.isBot) return 'bot';
    return user.isGuest ? 'guest' : undefined;
  } catch (error) {
    if (error instanceof SlackRefused || error instanceof NotNow) return 'unsure';
    throw error;
  }
}
