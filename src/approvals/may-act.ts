import type { Lang } from '../domain/lang.ts';
import type { Identity } from '../domain/ports.ts';
import type { Person } from '../domain/question.ts';

/** The setting `people`: Slack user ids and the Kubernetes user that each acts as. */
export type People = Readonly<
  Record<string, Readonly<{ user: string; groups?: readonly string[] }>>
>;

/** As whom somebody may change a cluster, or why not; the text names the setting to change. */
export type MayAct = Readonly<{ is: 'may'; as: Identity } | { is: 'may-not'; text: string }>;

/** Looks somebody up in the setting `people`. What that identity may do is the API server's to say. */
export function mayAct(person: Person, people: People, lang: Lang = 'en'): MayAct {
  const mapped = Object.hasOwn(people, person.id) ? people[person.id] : undefined;
  if (!mapped) return { is: 'may-not', text: REFUSAL[lang](person) };
  return { is: 'may', as: { user: mapped.user, groups: mapped.groups ?? [] } };
}

const REFUSAL = {
  en: ({ name, id }: Person) =>
    `${name} has no Kubernetes user. Add ${id} under \`people\` in kubewhy.yaml.`,
  ko: ({ name, id }: Person) =>
    `${name} 님에게 연결된 Kubernetes 사용자가 없습니다. kubewhy.yaml 파일의 \`people\` 항목에 ${id} 값을 추가하십시오.`,
};
