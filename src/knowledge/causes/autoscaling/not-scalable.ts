import type { Cause } from '../../../domain/model.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type NotScalable = Readonly<{ targetKind: string; target: string }>;

/** What the API server answers of a path that it does not have: here "…/daemonsets/agent/scale". */
const NO_SCALE = /the server could not find the requested resource/;
/** Of the kinds that everybody has, those that run pods and have no scale; a custom one may get its own any time. */
const NEVER = /^(?:apps\/v\d\w*\/DaemonSet|batch\/v\d\w*\/(?:Cron)?Job|v1\/Pod)$/;

/** An autoscaler names a kind that has no number of replicas. */
export const notScalable: Cause<NotScalable, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/not-scalable',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, reason, evidence }, _, { spec }) {
    const target = spec?.scaleTargetRef;
    if (!target || reason !== 'FailedGetScale' || !NO_SCALE.test(evidence.quote)) return;

    const { apiVersion = '', kind, name } = target;
    yield {
      subject: on,
      params: { targetKind: kind, target: name },
      evidence: [evidence, quotedField(on, '/spec/scaleTargetRef/kind', kind)],
      strength: NEVER.test(`${apiVersion}/${kind}`) ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  text: {
    en: ({ name }, { targetKind, target }) => ({
      title: `\`${name}\`: a ${targetKind} cannot be scaled by an autoscaler`,
      sentence: `Autoscaler \`${name}\` is to scale ${targetKind} \`${target}\`, and the API server has no scale of a ${targetKind}: it could not find the requested resource (FailedGetScale).`,
      so: 'Nothing is scaled by it. What has a scale is a Deployment, a StatefulSet, a ReplicaSet, or a custom kind whose CustomResourceDefinition declares the subresource.',
    }),
    ko: ({ name }, { targetKind, target }) => ({
      title: `\`${name}\`: ${targetKind} 종류는 오토스케일러가 조절할 수 없습니다`,
      sentence: `오토스케일러 \`${name}\` 객체가 ${targetKind} \`${target}\` 객체를 조절하려 하지만 API 서버에 ${targetKind} 종류의 scale 항목이 없습니다(FailedGetScale).`,
      so: '조절되는 것이 없습니다. scale 항목은 Deployment, StatefulSet, ReplicaSet 객체와 CustomResourceDefinition이 그 하위 리소스를 선언한 종류에 있습니다.',
    }),
  },

  advice: {
    en: ({ name }, { targetKind }) => ({
      title: 'Name what can be scaled, or remove the autoscaler',
      text: `Correct \`scaleTargetRef\` of \`${name}\`.${targetKind === 'DaemonSet' ? ' A DaemonSet runs one pod on each node, so there is nothing to scale: give its pods more, or make it a Deployment.' : ''} Or delete the autoscaler.`,
    }),
    ko: ({ name }, { targetKind }) => ({
      title: '조절할 수 있는 대상 지정 또는 오토스케일러 삭제',
      text: `\`${name}\` 객체의 \`scaleTargetRef\` 항목을 고치십시오.${targetKind === 'DaemonSet' ? ' DaemonSet은 노드마다 파드 하나를 실행하므로 조절할 수가 없습니다. 파드에 자원을 더 주거나 Deployment로 바꾸십시오.' : ''} 아니면 오토스케일러를 삭제하십시오.`,
    }),
  },
};
