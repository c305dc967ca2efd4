import type { Cause } from '../../../domain/model.ts';
import { lastRefusal } from '../../../world/readings/workloads/creation.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';

/** A namespace is being deleted, and nothing new may be created in it. */
export const namespaceTerminating: Cause<Readonly<{ workload: string }>> = {
  id: 'creation/namespace-terminating',
  explains: ['replicas-missing', 'job-late'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    if (refusal?.is !== 'terminating' || !said) return;

    const subject = { kind: 'Namespace', name: refusal.namespace } as const;
    const fact = world.get(subject);
    const phase = fact.is === 'known' ? fact.value.status?.phase : undefined;
    if (fact.is === 'known' && phase !== 'Terminating') return;
    yield {
      subject,
      params: { workload: (ownersOf(on, world).at(-1) ?? on).name },
      evidence: [
        said,
        ...(phase
          ? [{ source: 'field', on: subject, path: '/status/phase', quote: phase } as const]
          : []),
      ],
      strength: 'entails',
      restsOn: [on, subject],
    };
  },

  text: {
    en: ({ name }, { workload }) => ({
      title: `Namespace \`${name}\` is being deleted`,
      sentence: `\`${workload}\` may not create pods: its namespace \`${name}\` is being terminated, and nothing new may be created in it.`,
    }),
    ko: ({ name }, { workload }) => ({
      title: `\`${name}\` 네임스페이스가 삭제되는 중입니다`,
      sentence: `\`${workload}\` 워크로드가 파드를 만들 수 없습니다. \`${name}\` 네임스페이스가 삭제되는 중이라 새로 만들 수 있는 것이 없습니다.`,
    }),
  },
};
