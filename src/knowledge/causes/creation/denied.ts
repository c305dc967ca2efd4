import type { Advised, Cause, World } from '../../../domain/model.ts';
import { injectors } from '../../../readings/injection/injectors.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import type { Refusal } from '../../../readings/workloads/refusal.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { present } from '../../../text/present.ts';
import { danglingReferences } from '../../references/dangling.ts';
import { missingNames } from '../../references/missing-names.ts';
import { lastRefusal, REFUSED } from '../../signs/workloads/creation.ts';
import { addedContainers, type Added } from './signs/added.ts';
import { registeredWebhook, type Registered } from './signs/registered-webhook.ts';
import { addedAdvice, addedWords } from './words/added-words.ts';

/** `fault`: the rule could not be applied, for a mistake of its own; `lacks` is what it reads its values from, `registered` the webhook that said no, or whose match condition it is. */
type Denied = Readonly<{
  by: By;
  name?: string;
  message: string;
  fault?: Fault;
  lacks?: string;
  registered?: Readonly<{ webhook: string; configuration: string }>;
  added?: Added; // a container of which it speaks, and which the template does not have
}>;
type Fault = keyof typeof FAULTS;
type By = Extract<Refusal, { is: 'denied' }>['by'];

/** As the API server words it (apiserver, plugin/policy/validating and plugin/cel). */
const FAULTS = {
  'no-params': /no params found for policy binding/,
  expression: /expression '(?<expression>.*)' resulted in error: /s,
} as const;
const INJECTED = injectors.flatMap(({ containers }) => containers);
/** Of a priority that may be used only where a quota of the namespace covers it (apiserver, plugin/resourcequota). */
const UNCOVERED = /insufficient quota to match these scopes/;
const BINDING = 'admissionregistration.k8s.io/ValidatingAdmissionPolicyBinding';
const KINDS = ['no-params', 'expression'] as const satisfies readonly Fault[];

/** The API server, a policy or a webhook of it looked at the pods and said no, for a reason that it gives. */
export const denied: Cause<Denied> = {
  id: 'creation/denied',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'denied' || !said) return;

    const { by, name, binding, message } = refusal;
    const fault = by === 'webhook' ? undefined : KINDS.find((one) => FAULTS[one].test(message));
    const lost = fault === 'no-params' && binding ? lostParams(binding, world) : undefined;
    const { at, webhook } = by === 'policy' ? {} : registeredFor(by, name, message, world);
    const injected = INJECTED.filter((one) => message.includes(one));
    const found = addedContainers(injected, undefined, on, world);
    yield {
      ...accountableFor(on, world),
      params: {
        by,
        message,
        ...present({ name, fault }),
        ...(lost && { lacks: lost.what }),
        ...(at && webhook && { registered: { webhook, configuration: at.on.name } }),
        ...(found && { added: found.added }),
      },
      evidence: [
        said,
        ...(lost ? [lost.evidence] : []),
        ...(at ? [at] : []),
        ...(found?.evidence ?? []),
      ],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { by, name: who = '', message, fault, lacks, registered, added }) => ({
      title: `\`${name}\`: ${EN[by](who)} rejects its pods`,
      sentence: `\`${name}\` may not create pods: ${EN[by](who)}${by === 'webhook' && registered ? ` of configuration \`${registered.configuration}\`` : ''} denied the request${message ? ` and says: ${message}` : ' and gives no reason'}.${added ? ` ${addedWords.en(added)}` : ''}`,
      so: fault
        ? `The rule itself is at fault, not the pods: ${FAULT_EN[fault]}${lacks ? ` (${lacks})` : ''}${registered ? ` (a match condition of webhook \`${registered.webhook}\` of configuration \`${registered.configuration}\`)` : ''}. Until it is fixed none is created.`
        : UNCOVERED.test(message)
          ? 'The API server lets in such pods only where a ResourceQuota of their namespace covers them, and none here does.'
          : 'What makes the pods has to comply; until then none is created.',
    }),
    ko: ({ name }, { by, name: who = '', message, fault, lacks, registered, added }) => ({
      title: `\`${name}\`: ${KO[by](who)}에서 파드를 거부합니다`,
      sentence: `\`${name}\` 워크로드가 파드를 만들 수 없습니다. ${KO[by](who)}${by === 'webhook' && registered ? `(설정 \`${registered.configuration}\`)` : ''}에서 요청을 거부했습니다${message ? `: ${message}` : '(이유 없음)'}.${added ? ` ${addedWords.ko(added)}` : ''}`,
      so: fault
        ? `파드가 아니라 규칙 자체의 문제입니다. ${FAULT_KO[fault]}${lacks ? ` (${lacks})` : ''}${registered ? ` (설정 \`${registered.configuration}\` 안 \`${registered.webhook}\` 웹훅의 일치 조건)` : ''} 규칙을 고칠 때까지 파드가 만들어지지 않습니다.`
        : UNCOVERED.test(message)
          ? 'API 서버는 네임스페이스의 ResourceQuota 객체가 다루는 경우에만 이런 파드를 받는데, 여기에는 그런 객체가 없습니다.'
          : '파드 템플릿이 규칙을 지킬 때까지 파드가 만들어지지 않습니다.',
    }),
  },

  advice: {
    choose: ({ name }, { fault, name: who, lacks, message, added }) => {
      if (UNCOVERED.test(message)) return COVERED;
      if (added && !fault) return addedAdvice(name, RULE, added);
      return fault
        ? {
            en: {
              title: 'Have the owner of the rule fix it',
              text: {
                'no-params': `Make ${lacks ?? 'the object'} that paramRef of the binding${who ? ` of \`${who}\`` : ''} names, or set its parameterNotFoundAction to Allow where the rule may do without.`,
                expression:
                  'Its CEL expression reads a field that this object does not have: `has(…)` before it, or `optional` access, keeps it from failing. An expression without a policy named beside it is a match condition of a webhook (`matchConditions`).',
              }[fault],
            },
            ko: {
              title: '규칙 담당자에게 수정 요청',
              text: {
                'no-params': `${who ? `\`${who}\` 정책 ` : ''}바인딩의 paramRef 필드가 가리키는 ${lacks ? `${lacks} ` : ''}객체를 만들거나, 규칙이 없어도 된다면 parameterNotFoundAction 값을 Allow로 바꾸십시오.`,
                expression:
                  'CEL 식이 이 객체에 없는 필드를 읽습니다. 앞에 `has(…)` 검사를 두거나 `optional` 접근을 쓰면 실패하지 않습니다. 정책 이름 없이 나온 식은 웹훅의 일치 조건(`matchConditions`)입니다.',
              }[fault],
            },
          }
        : {
            en: {
              title: 'Do what the rule asks for',
              text: `Change the pod template of \`${name}\` as the message says, or ask the owner of the rule for an exception. Do not switch the rule off for one workload.`,
            },
            ko: {
              title: '규칙이 요구하는 대로 수정',
              text: `메시지에 따라 \`${name}\` 파드 템플릿을 고치거나 규칙 담당자에게 예외를 요청하십시오. 워크로드 하나 때문에 규칙을 끄지 마십시오.`,
            },
          };
    },
  },
};

const RULE = { en: 'the rule', ko: '규칙' };

const COVERED: Advised = {
  en: {
    title: 'Make a ResourceQuota that covers them, or leave that priority',
    text: 'Whoever runs the namespace makes a ResourceQuota whose `scopeSelector` has the scopes of the message, with room for these pods; or the pod template takes another `priorityClassName`.',
  },
  ko: {
    title: '해당 ResourceQuota 만들기 또는 우선순위 바꾸기',
    text: '네임스페이스 담당자가 메시지의 범위를 `scopeSelector` 항목에 적고 이 파드들의 몫을 둔 ResourceQuota 객체를 만들거나, 파드 템플릿의 `priorityClassName` 값을 바꾸십시오.',
  },
};

/** The webhook of that name, or the one with a match condition that failed: of that the answer holds only the expression. */
function registeredFor(
  by: By,
  name: string | undefined,
  message: string,
  world: World,
): Partial<Registered> {
  const expression = FAULTS.expression.exec(message)?.groups?.['expression'];
  if (by === 'webhook') return registeredWebhook((one) => one.name === name, world);
  if (expression === undefined) return {};
  return registeredWebhook(
    ({ matchConditions = [] }) =>
      matchConditions.some((one) => one.expression.trim() === expression.trim()),
    world,
  );
}

/** What the binding of a policy names in paramRef, and is not there. */
function lostParams(name: string, world: World) {
  const fact = world.get<string>({ kind: BINDING, name });
  const [lost] = fact.is === 'known' ? missingNames(fact.value, danglingReferences, world) : [];
  if (lost?.reference.stops !== 'params') return undefined;
  const [{ kind, namespace, name: missing }] = lost.to;
  const path = namespace ? `${namespace}/${missing}` : missing;
  return { what: `${kindWord(kind)} \`${path}\``, evidence: lost.evidence };
}

const FAULT_EN: Readonly<Record<Fault, string>> = {
  'no-params': 'the object from which it reads its values is not there',
  expression: 'its expression fails on what it looks at',
};
const FAULT_KO: Readonly<Record<Fault, string>> = {
  'no-params': '값을 읽어 올 객체가 없습니다.',
  expression: '검사할 객체에서 식이 실패합니다.',
};

const EN: Readonly<Record<By, (name: string) => string>> = {
  webhook: (name) => `admission webhook \`${name}\``,
  policy: (name) => `ValidatingAdmissionPolicy \`${name}\``,
  schema: () => 'the API server, to which a field is invalid,',
  admission: () => "the API server's admission control",
};
const KO: Readonly<Record<By, (name: string) => string>> = {
  webhook: (name) => `어드미션 웹훅 \`${name}\` 쪽`,
  policy: (name) => `ValidatingAdmissionPolicy \`${name}\` 객체`,
  schema: () => 'API 서버의 필드 검증',
  admission: () => 'API 서버의 어드미션 단계',
};
