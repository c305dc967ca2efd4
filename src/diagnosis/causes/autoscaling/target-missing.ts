import type { Cause } from '../../../domain/model.ts';
import { autoscalerToTarget } from '../../../world/edges/autoscaler-to-target.ts';
import { after } from '../../../world/readings/time.ts';
import { AUTOSCALED_MS } from '../../freshness.ts';

type Missing = Readonly<{ autoscaler: string; kind: string; is: 'absent' | 'there' | 'unread' }>;

/** An autoscaler names a workload that does not exist. */
export const targetMissing: Cause<Missing, 'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaling/target-missing',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],

  *explain({ on, reason, evidence }, world) {
    if (reason !== 'FailedGetScale') return;
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!link || !/not found|no matches for kind/.test(evidence.quote)) return;

    const { to, path } = link;
    const fact = world.get(to);
    const is = fact.is === 'absent' ? 'absent' : fact.is === 'known' ? 'there' : 'unread';
    yield {
      subject: to,
      params: { autoscaler: on.name, kind: to.kind.split('/').at(-1) ?? '', is },
      evidence: [evidence, { source: 'field', on, path, quote: to.name }],
      strength: 'entails',
      restsOn: [on, to],
      ...(is === 'there' && { passesBy: after(AUTOSCALED_MS, world.now) }),
    };
  },

  text: {
    en: ({ name }, { autoscaler, kind, is }) => ({
      title: `${kind} \`${name}\`, the target of autoscaler \`${autoscaler}\`, ${is === 'there' ? 'was missing' : 'does not exist'}`,
      sentence: `Autoscaler \`${autoscaler}\` is to scale ${kind} \`${name}\`, which ${
        {
          absent: 'does not exist in its namespace',
          there: 'was not found, and exists by now',
          unread: 'was not found; kubewhy could not read whether it exists by now',
        }[is]
      }.`,
    }),
    ko: ({ name }, { autoscaler, kind, is }) => ({
      title: `오토스케일러 \`${autoscaler}\` 객체의 대상인 ${kind} \`${name}\` 객체가 ${is === 'there' ? '없었습니다' : '없습니다'}`,
      sentence: `오토스케일러 \`${autoscaler}\` 객체의 대상은 ${kind} \`${name}\` 객체인데, ${
        {
          absent: '그 네임스페이스에 없습니다',
          there: '찾지 못했지만 지금은 있습니다',
          unread: '찾지 못했습니다. 지금 있는지는 읽지 못했습니다',
        }[is]
      }.`,
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Name a target that exists',
      text: `Correct \`scaleTargetRef\`, create \`${name}\`, or remove an autoscaler that was left behind.`,
    }),
    ko: ({ name }) => ({
      title: '존재하는 대상 지정',
      text: `\`scaleTargetRef\` 항목을 고치거나 \`${name}\` 객체를 만들거나, 남아 있는 오토스케일러를 제거하십시오.`,
    }),
  },
};
