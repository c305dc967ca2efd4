import { isOfDomain } from '../approvals/may-act.ts';
import type { Person } from '../domain/question.ts';
import type { Listening } from './listening.ts';

/** Somebody with the e-mail address that Slack has confirmed, only where the setting `peopleByEmail` takes its domain. */
export async function withEmail(
  person: Person,
  { door, changing: { peopleByEmail }, log }: Pick<Listening, 'door' | 'changing' | 'log'>,
): Promise<Person> {
  if (peopleByEmail.length === 0) return person;
  try {
    const { email } = await door.user(person.id);
    return email && isOfDomain(email, peopleByEmail) ? { ...person, email } : person;
  } catch (error) {
    // Without it they may ask, and are told that they have no Kubernetes user when they act.
    log.warn({ error: String(error) }, 'Slack did not tell an e-mail address');
    return person;
  }
}
