import { NotNow } from '../domain/errors.ts';
import type { Person } from '../domain/question.ts';
import { SlackRefused } from './errors.ts';
import type { SlackDoor } from './slack-api.ts';

/** Why somebody may not use kubewhy; the words are with the answers'. */
export type Refusal = 'team' | 'guest' | 'bot' | 'unsure';

/**
 * Whether somebody may use kubewhy at all: a member of the workspace that installed the app. What they see, their channel
 * says; what they may change, their Kubernetes rights.
 */
export async function refusalOf(
  person: Person,
  door: Pick<SlackDoor, 'self' | 'user'>,
): Promise<Refusal | undefined> {
  try {
    const [{ team: ours }, user] = await Promise.all([door.self(), door.user(person.id)]);
    if (person.team !== ours || (user.team && user.team !== person.team)) return 'team';
    if (user.isBot) return 'bot';
    return user.isGuest ? 'guest' : undefined;
  } catch (error) {
    if (error instanceof SlackRefused || error instanceof NotNow) return 'unsure';
    throw error;
  }
}
