import type { Remedy } from '../../../domain/remedy.ts';
import { webhookUnreachable } from '../../../knowledge/causes/creation/webhook-unreachable.ts';
import type { Unreachable } from '../../../knowledge/causes/creation/webhook-unreachable.words.ts';
import { isRecord } from '../../../text/is-record.ts';
import { valueAt } from '../../../text/json-pointer.ts';
import { fieldChange } from '../../change/field-change.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import { commandOf } from '../../commands/command.ts';
import { objectOf } from '../../fields/holders.ts';

type Spared = Readonly<{
  webhook: string;
  configuration: string;
  namespace: string;
  isMutating?: true; // it also changes what it is asked about
}>;

const REGISTERED = /^\/webhooks\/\d+(?=\/name$)/;

/** Has a webhook that cannot be called not asked about one namespace: to weaken a policy is its owner's to do. */
export const spareNamespace: Remedy<Spared, Unreachable> = {
  id: 'creation/spare-namespace',
  answers: [webhookUnreachable],
  isHandedOver: true,
  isLastResort: true,

  *propose({ params: { webhook, isMended }, evidence, seen }, world) {
    const [namespace] = seen.flatMap(({ on }) => on.namespace ?? []);
    for (const quoted of evidence) {
      const [at] = REGISTERED.exec(quoted.source === 'field' ? (quoted.path ?? '') : '') ?? [];
      const of = at && quoted.source === 'field' && objectOf(quoted.on, world);
      if (!of || !namespace || isMended) continue;
      const was = valueAt(of.object, `${at}/namespaceSelector`);
      const { matchExpressions = [], ...others } = isRecord(was) ? was : {};
      const rule = { key: 'kubernetes.io/metadata.name', operator: 'NotIn', values: [namespace] };
      const rules = [...(Array.isArray(matchExpressions) ? matchExpressions : []), rule];
      const change = fieldChange(of, at, ['name'], {
        namespaceSelector: { ...others, matchExpressions: rules },
      });
      yield {
        kind: 'manual',
        risk: 'none',
        change,
        params: {
          webhook,
          configuration: of.on.name,
          namespace,
          ...(of.on.kind.includes('/Mutating') && { isMutating: true }),
        },
        ...(!gitOwnerOf(of.object, world) && { command: commandOf(change) }),
      };
    }
  },

  text: {
    en: ({ webhook, configuration, namespace, isMutating }) => ({
      title: `Spare namespace \`${namespace}\` until the webhook is back`,
      text: `Whoever runs the policy may leave \`${namespace}\` out of what \`${webhook}\` is asked about, in the namespaceSelector of \`${configuration}\`. ${isMutating ? 'What is made there meanwhile stays without what the webhook would add, and may not work so' : 'Nothing there is checked meanwhile'}: fix the webhook first where that is as quick, and take the rule out again.`,
      undo: 'Take the rule out of the selector again.',
    }),
    ko: ({ webhook, configuration, namespace, isMutating }) => ({
      title: `웹훅을 복구할 때까지 \`${namespace}\` 네임스페이스 제외`,
      text: `정책 담당자는 \`${configuration}\` 설정의 namespaceSelector에서 \`${webhook}\` 웹훅이 \`${namespace}\` 네임스페이스를 검사하지 않게 할 수 있습니다. ${isMutating ? '그동안 그곳에서 만드는 것에는 웹훅이 더하는 것이 없어 동작하지 않을 수 있으므로' : '그동안 그곳에서는 아무것도 검사되지 않으므로'}, 웹훅을 먼저 고칠 수 있으면 고치고 규칙은 다시 빼십시오.`,
      undo: '셀렉터에서 그 규칙을 다시 뺍니다.',
    }),
  },
};
