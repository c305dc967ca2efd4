import type { Cause, Symptom, World } from '../../../domain/model.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podsOf, replicasOf } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { lastRefusal, REFUSED } from '../../signs/workloads/creation.ts';

/** A namespace is being deleted, and nothing new may be created in it. */
export const namespaceTerminating: Cause<Readonly<{ workload: string }>> = {
  id: 'creation/namespace-terminating',
  explains: REFUSED,
  refines: ['reports/own-word'],

  *explain(symptom, world) {
    const { on } = symptom;
    const { refusal, said } = lastRefusal(symptom, world) ?? {};
    const isRefused = refusal?.is === 'terminating' && said !== undefined;
    const name = isRefused ? refusal.namespace : on.namespace;
    if (!name || !(isRefused || isShort(symptom, world))) return;

    const subject = { kind: 'Namespace', name } as const;
    const fact = world.get(subject);
    const phase = fact.is === 'known' ? fact.value.status?.phase : undefined;
    if (fact.is === 'known' ? phase !== 'Terminating' : !isRefused) return;
    yield {
      subject,
      params: { workload: accountableFor(on, world).subject.name },
      evidence: [
        isRefused ? said : symptom.evidence,
        ...(phase ? [quotedField(subject, '/status/phase', phase)] : []),
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

  advice: {
    en: ({ name }) => ({
      title: 'Let the namespace go, or find what holds it',
      text: `Nothing new may be created in \`${name}\` until it is gone; then it can be recreated. Its conditions name what holds it: have the owner of that finalizer finish, and do not remove finalizers by hand.`,
    }),
    ko: ({ name }) => ({
      title: '네임스페이스 삭제 완료 또는 붙잡는 대상 확인',
      text: `\`${name}\` 네임스페이스가 사라질 때까지 새로 만들 수 없으며, 그 뒤 다시 만들 수 있습니다. 조건(conditions)에 무엇이 붙잡고 있는지 나옵니다. finalizer 담당자가 처리하게 하고 직접 지우지 마십시오.`,
    }),
  },
};

/** Whether pods are to be made: controllers say nothing when a namespace that goes refuses them, nor could they. */
function isShort({ kind, on }: Symptom, world: World): boolean {
  const { pods, gap } = podsOf(on, world);
  const wanted = replicasOf(on, world) ?? 0;
  const there = pods.filter(({ metadata }) => !metadata?.deletionTimestamp);
  return kind === 'replicas-missing' && !gap && there.length < wanted;
}
