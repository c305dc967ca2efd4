import type { Cause, Evidence } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { containersOf } from '../../../readings/pods/container-specs.ts';
import { amountOf } from '../../../readings/quantities.ts';
import { failedPodOf } from '../../../readings/workloads/failed-pods.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { storageLimitWords, type Passed } from './storage-limit.words.ts';

/** As the kubelet writes it into status.message (eviction manager, localStorageEviction). */
const ROWS: readonly Readonly<{ of: Passed['of']; says: RegExp }>[] = [
  {
    of: 'pod',
    says: /Pod ephemeral local storage usage exceeds the total limit of containers (?<limit>[^\s.]+)/,
  },
  {
    of: 'container',
    says: /Container (?<part>\S+) exceeded its local ephemeral storage limit "(?<limit>[^"]+)"/,
  },
  {
    of: 'volume',
    says: /Usage of EmptyDir volume "(?<part>[^"]+)" exceeds the limit "(?<limit>[^"]+)"/,
  },
];

/** The kubelet evicted a pod that wrote more to its node's disk than its own limit allows. */
export const storageLimit: Cause<Passed> = {
  id: 'crash/storage-limit',
  explains: ['pod-failed', 'job-failed'],

  *explain(symptom, world) {
    const pod = failedPodOf(symptom.on, world);
    const { reason, message: quote = '' } = pod?.status ?? {};
    if (!pod || reason !== 'Evicted') return;
    const on = podRef(pod);
    const evidence: Evidence = quotedField(on, '/status/message', quote);
    for (const { of, says } of ROWS) {
      const { limit, part } = says.exec(evidence.quote)?.groups ?? {};
      if (!limit) continue;
      yield {
        ...accountableFor(on, world),
        params: { of, limit, pod: on.name, ...present({ part }) },
        evidence: [evidence, ...limitsOf(pod, of, limit, part)],
        strength: 'entails',
      };
    }
  },

  ...storageLimitWords,
};

/** The fields that set the limit which the kubelet names. */
function limitsOf(
  pod: Resource<'Pod'>,
  of: Passed['of'],
  limit: string,
  part: string | undefined,
): Evidence[] {
  const on = {
    kind: 'Pod',
    namespace: pod.metadata?.namespace ?? '',
    name: pod.metadata?.name ?? '',
  };
  if (of === 'volume') {
    const index = (pod.spec?.volumes ?? []).findIndex(({ name }) => name === part);
    const size = pod.spec?.volumes?.[index]?.emptyDir?.sizeLimit;
    const path = `/spec/volumes/${index}/emptyDir/sizeLimit`;
    return size ? [quotedField(on, path, size)] : [];
  }
  return [...containersOf(pod.spec)].flatMap(({ container, path }) => {
    const own = container.resources?.limits?.['ephemeral-storage'];
    if (!own || (part && container.name !== part)) return [];
    if (of === 'container' && amountOf('memory', own) !== amountOf('memory', limit)) return [];
    const at = `${path}/resources/limits/ephemeral-storage`;
    return [quotedField(on, at, own)];
  });
}
