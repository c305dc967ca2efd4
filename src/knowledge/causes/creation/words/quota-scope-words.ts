import type { Bilingual } from '../../../../domain/lang.ts';
import { tableOf } from '../../../../text/table-of.ts';

/** One restriction of a ResourceQuota, as its spec has it: by name alone, or with an operator and values. */
export type Scope = Readonly<{ name: string; operator?: string; values?: readonly string[] }>;

/** Which pods a ResourceQuota counts, in a sentence; nothing where it counts all. */
export const quotaScopeWords: Bilingual<(scopes?: readonly Scope[]) => string> = {
  en: (scopes = []) =>
    scopes.length === 0
      ? ''
      : ` Only pods of its scope count in it: ${scopes.map((one) => `${written(one)}${MEANS[one.name]?.en ?? ''}`).join(' and ')}.`,
  ko: (scopes = []) =>
    scopes.length === 0
      ? ''
      : ` 다음 범위의 파드만 셉니다: ${scopes.map((one) => `${written(one)}${MEANS[one.name]?.ko ?? ''}`).join(', ')}.`,
};

function written({ name, operator, values = [] }: Scope): string {
  const rest = operator && operator !== 'Exists' ? ` ${operator} ${values.join(', ')}` : '';
  return `\`${name}${rest.trimEnd()}\``;
}

/** https://kubernetes.io/docs/concepts/policy/resource-quotas/#quota-scopes */
const MEANS: Readonly<Record<string, Bilingual>> = tableOf({
  Terminating: {
    en: ' (with activeDeadlineSeconds)',
    ko: '(activeDeadlineSeconds 값이 있는 파드)',
  },
  NotTerminating: {
    en: ' (without activeDeadlineSeconds)',
    ko: '(activeDeadlineSeconds 값이 없는 파드)',
  },
  BestEffort: {
    en: ' (without requests and limits)',
    ko: '(requests와 limits가 없는 파드)',
  },
  NotBestEffort: {
    en: ' (with a request or limit)',
    ko: '(requests나 limits가 있는 파드)',
  },
  PriorityClass: { en: ' (by their priorityClassName)', ko: '(priorityClassName 기준)' },
  CrossNamespacePodAffinity: {
    en: ' (with pod affinity that names namespaces)',
    ko: '(네임스페이스를 지정한 파드 어피니티가 있는 파드)',
  },
});
