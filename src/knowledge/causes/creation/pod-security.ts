import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import type { Violation } from '../../../readings/workloads/refusal.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal, REFUSED } from '../../signs/workloads/creation.ts';
import { addedContainers, type Added } from './signs/added.ts';
import { addedAdvice, addedWords } from './words/added-words.ts';

type Insecure = Readonly<{
  namespace: string;
  level: string;
  violations: readonly Violation[];
  added?: Added; // containers of which it speaks, and which the template does not have
}>;

const LABEL = 'pod-security.kubernetes.io/enforce';

/** The pods of a workload break the Pod Security level that their namespace enforces. */
export const podSecurity: Cause<Insecure> = {
  id: 'creation/pod-security',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'pod-security' || !said) return;

    const { namespace = '' } = on;
    const { level, violations } = refusal;
    const found = addedContainers(violations.flatMap(containersIn), undefined, on, world);
    yield {
      ...accountableFor(on, world),
      params: { namespace, level, violations, ...(found && { added: found.added }) },
      evidence: [said, ...enforcedBy(namespace, world), ...(found?.evidence ?? [])],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, { namespace, level, violations, added }) {
      return {
        title: `\`${name}\`: PodSecurity \`${level}\` rejects its pods`,
        sentence: `\`${name}\` may not create pods: namespace \`${namespace}\` enforces the PodSecurity level \`${level}\`, and the ${added ? 'pod' : 'pod template'} breaks ${violations.length === 1 ? 'one rule' : `${violations.length} rules`} of it: ${rulesOf(violations)}.${added ? ` ${addedWords.en(added)}` : ''}`,
        ...(violations.length > 0 && { lines: linesOf(violations) }),
        so: added
          ? 'As long as it is added the namespace refuses these pods.'
          : 'Change these parts of the pod template, or run it in a namespace whose level is meant for it.',
      };
    },
    ko({ name }, { namespace, level, violations, added }) {
      return {
        title: `\`${name}\`: PodSecurity \`${level}\` 수준이 파드를 거부합니다`,
        sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. \`${namespace}\` 네임스페이스는 PodSecurity \`${level}\` 수준을 강제하는데 ${added ? '파드가' : '파드 템플릿이'} 규칙 ${violations.length}개를 어깁니다: ${rulesOf(violations)}.${added ? ` ${addedWords.ko(added)}` : ''}`,
        ...(violations.length > 0 && { lines: linesOf(violations) }),
        so: added
          ? '그 컨테이너를 넣는 한 네임스페이스에서 이 파드를 거부합니다.'
          : '파드 템플릿의 해당 부분을 고치거나, 이런 파드를 위한 수준의 네임스페이스에서 실행하십시오.',
      };
    },
  },

  advice: {
    choose: ({ name }, { added }) =>
      added
        ? addedAdvice(name, RULE, added)
        : {
            extra: [
              {
                en: {
                  title: 'See that it can write as another user',
                  text: 'An image that runs as root may need files that the other user may write. Do not lower the level of the namespace for one workload.',
                },
                ko: {
                  title: '다른 사용자로도 쓸 수 있는지 확인',
                  text: 'root로 실행되는 이미지는 다른 사용자가 쓸 수 있는 파일이 더 필요할 수 있습니다. 워크로드 하나 때문에 네임스페이스의 수준을 낮추지 마십시오.',
                },
              },
            ],
            en: {
              title: 'Set the security context that the level asks for',
              text: `In the pod template of \`${name}\` set, for what is broken: \`allowPrivilegeEscalation: false\`, \`capabilities.drop: [ALL]\`, \`runAsNonRoot: true\`, \`seccompProfile.type: RuntimeDefault\`. An image that runs as root needs a \`runAsUser\` other than 0 besides.`,
            },
            ko: {
              title: '수준이 요구하는 securityContext 설정',
              text: `\`${name}\` 파드 템플릿에서 어긴 항목을 설정하십시오: \`allowPrivilegeEscalation: false\`, \`capabilities.drop: [ALL]\`, \`runAsNonRoot: true\`, \`seccompProfile.type: RuntimeDefault\`. root로 실행되는 이미지는 0이 아닌 \`runAsUser\` 값도 필요합니다.`,
            },
          },
  },
};

const RULE = { en: 'the level of the namespace', ko: '네임스페이스의 수준' };

/** `containers "app", "istio-init" must …`, but not the values that stand after. */
function containersIn({ detail }: Violation): readonly string[] {
  const [, list = ''] = /containers? ((?:"[^"]+"(?:, |,? and )?)+)/.exec(detail) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
}

function rulesOf(violations: readonly Violation[]): string {
  return violations.map(({ rule }) => rule).join(', ');
}

function linesOf(violations: readonly Violation[]): readonly string[] {
  return violations.map(({ rule, detail }) => `${rule}: ${detail}`);
}

/** Without the label the level is a default of the API server, which no object shows. */
function enforcedBy(name: string, world: World): readonly Evidence[] {
  const on: Ref<'Namespace'> = { kind: 'Namespace', name };
  const fact = world.get(on);
  const quote = fact.is === 'known' ? fact.value.metadata?.labels?.[LABEL] : undefined;
  const path = `/metadata/labels/${LABEL.replaceAll('/', '~1')}`;
  return quote ? [quotedField(on, path, quote)] : [];
}
