import type { Approval } from '../domain/approval.ts';
import type { Person } from '../domain/question.ts';
import { isListed } from './open-namespaces.ts';

/** A first approval is no consent to what happens much later. */
const FIRST_MS = 10 * 60_000;
/** Where nothing is set: "prod1", "shopprod", "eu-prd-2", also "preprod"; not "products", "reproduce" or "prodigy". */
const PRODUCTION = /(?<!\bre)prod(?:u[ck]tion|(?!u|ig))|prd/;

/** Whether two people have to approve what changes a namespace; `listed` is the setting `twoPeople`. */
export function needsTwo(namespace: string, listed: readonly string[] | undefined): boolean {
  return listed ? isListed(namespace, listed) : PRODUCTION.test(namespace);
}

/** The Kubernetes user that somebody acts as; undefined where they are none, which is refused for a better reason. */
export type UserOf = (person: Person) => string | undefined;

/**
 * What two people approved: the same change of the same incident, shortly after each other. Two accounts in Slack may stand
 * for one Kubernetes user, who is one person.
 */
export function isSecondOf(
  first: Approval | undefined,
  second: Omit<Approval, 'signature'>,
  userOf: UserOf,
): boolean {
  if (!first || first.plan !== second.plan || first.incident !== second.incident) return false;
  // Another gateway, whose clock is behind, may have signed the second: by their times it was then before the first.
  const apartMs = Math.abs(Date.parse(second.at) - Date.parse(first.at));
  if (!(apartMs <= FIRST_MS) || first.person.id === second.person.id) return false;
  const user = userOf(first.person);
  return user === undefined || user !== userOf(second.person);
}
