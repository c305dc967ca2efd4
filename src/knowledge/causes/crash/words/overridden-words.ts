import type { Bilingual } from '../../../../domain/lang.ts';
import type { Advised } from '../../../../domain/model.ts';
import type { Overridden } from '../signs/overridden-limit.ts';

/** That the limit is not the one of the template, and who set it. */
export const overriddenWords: Bilingual<(overridden: Overridden) => string> = {
  en: ({ template, autoscaler }) =>
    autoscaler
      ? `VerticalPodAutoscaler \`${autoscaler}\` lowered it: the template asks for ${template}. It recommends what it has seen in use, and a start may need more.`
      : `Its template asks for ${template}: something changed it on the way to the pod (an admission webhook, or a resize of the running pod).`,
  ko: ({ template, autoscaler }) =>
    autoscaler
      ? `VerticalPodAutoscaler \`${autoscaler}\` 객체가 낮춘 값이며 템플릿의 값은 ${template}입니다. 관찰한 사용량을 권장하므로 시작할 때는 더 필요할 수 있습니다.`
      : `템플릿의 값은 ${template}입니다. 파드로 만들어지는 사이에 무언가(어드미션 웹훅 또는 실행 중 리사이즈)가 바꿨습니다.`,
};

/** What helps against whoever set it: the template is not at fault. */
export function overriddenAdvice({ autoscaler, template }: Overridden): Advised {
  return autoscaler
    ? {
        en: {
          title: 'Give the autoscaler a lower bound',
          text: `Set \`resourcePolicy.containerPolicies[].minAllowed.memory\` of VerticalPodAutoscaler \`${autoscaler}\` to what a start needs (the template has ${template}), or \`updateMode: "Off"\`. Then delete the pod. Raising the limit of the template alone changes nothing.`,
        },
        ko: {
          title: '자동 조정에 하한 설정',
          text: `VerticalPodAutoscaler \`${autoscaler}\` 객체의 \`resourcePolicy.containerPolicies[].minAllowed.memory\` 값을 시작에 필요한 만큼(템플릿은 ${template}) 두거나 \`updateMode: "Off"\`로 하십시오. 그다음 파드를 삭제하십시오. 템플릿의 제한만 올려서는 바뀌지 않습니다.`,
        },
      }
    : {
        en: {
          title: 'Find what lowers the limit',
          text: `Look which mutating webhooks act on pods (\`kubectl get mutatingwebhookconfigurations\`), and at the managedFields of the pod. The template asks for ${template} already.`,
        },
        ko: {
          title: '제한을 낮추는 것 찾기',
          text: `파드에 작용하는 변경 웹훅(\`kubectl get mutatingwebhookconfigurations\`)과 파드의 managedFields를 보십시오. 템플릿의 값은 이미 ${template}입니다.`,
        },
      };
}
