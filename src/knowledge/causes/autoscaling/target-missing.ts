import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { AUTOSCALED_MS } from '../../../readings/freshness.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';

/** An autoscaler names a workload that does not exist. */
export const targetMissing = notFound<NotFound, 'autoscaling/HorizontalPodAutoscaler'>({
  id: 'autoscaling/target-missing',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],
  retryMs: AUTOSCALED_MS,

  *seek({ on, reason, evidence }, world) {
    if (reason !== 'FailedGetScale') return;
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!link || !/not found|no matches for kind/.test(evidence.quote)) return;
    const { to, path } = link;
    yield {
      to,
      params: { by: on.name },
      evidence: [evidence, quotedField(on, path, to.name)],
      strength: 'entails',
      restsOn: [on, to],
    };
  },

  words: {
    en: {
      needs: ({ by }) => `Autoscaler \`${by}\` is to scale`,
      seeker: 'the autoscaler',
    },
    ko: {
      needs: ({ by }) => `오토스케일러 \`${by}\` 객체가 조절할`,
      seeker: '오토스케일러가',
    },
    advice: (name) => ({
      extra: [
        {
          en: {
            title: `Or create \`${name}\``,
            text: `Else create \`${name}\`, or remove an autoscaler that was left behind.`,
          },
          ko: {
            title: `또는 \`${name}\` 객체 생성`,
            text: `아니면 \`${name}\` 객체를 만들거나, 남아 있는 오토스케일러를 제거하십시오.`,
          },
        },
      ],
      en: { title: 'Name a target that exists', text: 'Correct `scaleTargetRef`.' },
      ko: { title: '존재하는 대상 지정', text: '`scaleTargetRef` 항목을 고치십시오.' },
    }),
  },
});
