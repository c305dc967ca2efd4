import type { Lang } from '../domain/lang.ts';
import type { Identity } from '../domain/ports.ts';
import type { Person } from '../domain/question.ts';
import { ownOf } from '../text/own-of.ts';

/** The setting `people`: Slack user ids and the Kubernetes user that each acts as. */
export type People = Readonly<
  Record<string, Readonly<{ user: string; groups?: readonly string[] }>>
>;
/** The settings that say who is whom; whose e-mail address is of one of these domains is the user of that name. */
export type Mapped = Readonly<{ people: People; peopleByEmail: readonly string[] }>;

/** As whom somebody may change a cluster, or why not; the text names the setting to change. */
export type MayAct = Readonly<{ is: 'may'; as: Identity } | { is: 'may-not'; text: string }>;

/** Looks somebody up in the settings, by Slack id first. What that identity may do is the API server's to say. */
export function mayAct(person: Person, mapped: Mapped, lang: Lang = 'en'): MayAct {
  const { people, peopleByEmail } = mapped;
  const { id, email } = person;
  const named = ownOf(people, id);
  if (named) return { is: 'may', as: { user: named.user, groups: named.groups ?? [] } };
  if (email !== undefined && isOfDomain(email, peopleByEmail))
    return { is: 'may', as: { user: email, groups: [] } };
  return { is: 'may-not', text: REFUSAL[lang](person) };
}

/** Whether an e-mail address is of one of these domains itself, and not of one below or of a longer one. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const [name, domain = '', ...more] = email.split('@');
  return Boolean(name) && more.length === 0 && domains.includes(domain.replace(CAPITALS, lower));
}
/** Others may become a letter of another alphabet, such as the sign of Kelvin a k. */
const CAPITALS = /[A-Z]/g;
const lower = (letter: string) => letter.toLowerCase();

const REFUSAL = {
  en: ({ name, id }: Person) =>
    `${name} has no Kubernetes user. Add ${id} under \`people\` in kubewhy.yaml.`,
  ko: ({ name, id }: Person) =>
    `${name} 님에게 연결된 Kubernetes 사용자가 없습니다. kubewhy.yaml 파일의 \`people\` 항목에 ${id} 값을 추가하십시오.`,
};
