import type { Cause, Evidence } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type Forbidden = Readonly<{ sysctl: string; why: 'not-allowed' | 'host-network'; node: string }>;

/** `forbidden sysctl: "x" not allowlisted`; before 1.21 "not whitelisted"; or "not allowed with host net enabled". */
const PATTERN = /forbidden sysctl: "(?<sysctl>[^"]+)" (?<why>.*)$/;

/** A pod sets a sysctl that its kubelet does not allow, and is rejected. */
export const sysctlForbidden: Cause<Forbidden, 'Pod'> = {
  id: 'pod/sysctl-forbidden',
  of: ['Pod'],
  explains: ['pod-failed'],

  *explain({ on, reason, evidence }, world, { spec }) {
    const { sysctl, why = '' } = PATTERN.exec(evidence.quote)?.groups ?? {};
    if (reason !== 'SysctlForbidden' || !sysctl) return;

    const sysctls = spec?.securityContext?.sysctls ?? [];
    const index = sysctls.findIndex(({ name }) => name === sysctl);
    const path = `/spec/securityContext/sysctls/${index}/name`;
    const field: Evidence = quotedField(on, path, sysctl);
    yield {
      ...accountableFor(on, world),
      params: {
        sysctl,
        why: /host (?:net|ipc)/.test(why) ? 'host-network' : 'not-allowed',
        node: spec?.nodeName ?? '',
      },
      evidence: [evidence, ...(index < 0 ? [] : [field])],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { sysctl, why, node }) => ({
      title: `\`${name}\`: sysctl \`${sysctl}\` is forbidden`,
      sentence: `The kubelet of node \`${node}\` rejects the pods of \`${name}\` (SysctlForbidden): ${
        why === 'not-allowed'
          ? `sysctl \`${sysctl}\` counts as unsafe and is not in the kubelet's list of allowed ones`
          : `sysctl \`${sysctl}\` is not allowed for a pod that uses the host's own namespaces`
      }.`,
      so: 'Each rejected pod is replaced at once by another that is rejected as well.',
    }),
    ko: ({ name }, { sysctl, why, node }) => ({
      title: `\`${name}\`: sysctl \`${sysctl}\` 설정이 금지되어 있습니다`,
      sentence: `\`${node}\` 노드의 kubelet이 \`${name}\` 객체의 파드를 거부합니다(SysctlForbidden). ${
        why === 'not-allowed'
          ? `sysctl \`${sysctl}\` 설정은 안전하지 않은 것으로 분류되며 kubelet의 허용 목록에 없습니다`
          : `호스트의 네임스페이스를 쓰는 파드에는 sysctl \`${sysctl}\` 설정을 쓸 수 없습니다`
      }.`,
      so: '거부된 파드마다 곧바로 새 파드가 만들어지고 다시 거부됩니다.',
    }),
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Or allow it on some nodes',
            text: 'Or have the nodes that may run it allow it (`allowedUnsafeSysctls` of the kubelet) and keep the pods to them. It is called unsafe because it may affect other pods of the node.',
          },
          ko: {
            title: '또는 일부 노드에서 허용',
            text: '또는 실행할 노드의 kubelet에서 허용하고(`allowedUnsafeSysctls`) 그 노드만 쓰게 하십시오. 같은 노드의 다른 파드에 영향을 줄 수 있어 안전하지 않은 것으로 분류됩니다.',
          },
        },
      ],
      en: {
        title: 'Do without the sysctl, or allow it on some nodes',
        text: `Remove the sysctl from the pod template of \`${name}\`.`,
      },
      ko: {
        title: 'sysctl 제거 또는 일부 노드에서 허용',
        text: `\`${name}\` 파드 템플릿에서 sysctl을 빼십시오.`,
      },
    }),
  },
};
