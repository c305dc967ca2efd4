import type { Change } from '../domain/plan.ts';
import type { Identity, Permission, Writer } from '../domain/ports.ts';
import type { Person } from '../domain/question.ts';
import type { EndTexts } from './end/texts.ts';

/** Who can tell what somebody may. */
export type Deciding = Readonly<{
  writer: Pick<Writer, 'permits'>;
  identityOf(person: Person): Identity | undefined;
}>;

/** Why somebody may not make a change, as far as it is known; a recording has no rights to ask about. */
export async function refusalOf(
  person: Person,
  change: Change,
  { writer, identityOf }: Deciding,
  texts: EndTexts,
): Promise<Exclude<Permission, { is: 'allowed' }> | undefined> {
  const identity = identityOf(person);
  if (!identity) return { is: 'denied', why: texts.nobody };
  const permission = await writer.permits(identity, change);
  if (permission.is === 'allowed' || permission.why === 'recorded-cluster') return undefined;
  return { is: permission.is, why: texts.denied(permission.why) };
}
