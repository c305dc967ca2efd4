import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { segment } from '../../../text/json-pointer.ts';
import { present } from '../../../text/present.ts';
import { tableOf } from '../../../text/table-of.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { initBeforeProxyWords, type Early } from './init-before-proxy.words.ts';
import { proxyStartingLater } from './signs/proxy-starts-later.ts';

/** What a connection meets that is sent to a port of the pod on which nobody listens yet. */
const MEETS: readonly PeerFailureKind[] = ['refused', 'reset', 'unreached', 'no-dns-answer'];

/** An init container of a pod in a mesh has no network: its traffic goes to a proxy that starts only after it. */
export const initBeforeProxy: Cause<Early> = {
  id: 'network/init-before-proxy',
  explains: FAILURES_TO_REACH,
  refines: ['network/cannot-reach', 'network/port-not-served'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (!reach || !MEETS.includes(reach.failure.kind)) return;
    const { on, pod, container, said, failure } = reach;
    const found = proxyStartingLater(pod, on, container);
    if (!found) return;
    const { proxy, redirector, evidence } = found;
    const { subject, restsOn } = accountableFor(on, world);
    const misplaced = refusalAbove(on, world);
    const { host, port } = failure;
    yield {
      subject,
      restsOn,
      params: {
        pod: on.name,
        container,
        proxy,
        redirector,
        said: brief(said.quote),
        at: LABELS_AT[subject.kind] ?? 'spec.template.metadata.labels',
        ...present({ peer: host && (port ? `${host}:${port}` : host), misplaced: misplaced?.kind }),
      },
      evidence: [said, ...evidence, ...(misplaced ? [misplaced.evidence] : [])],
      strength: failure.kind === 'refused' ? 'fits' : 'suggests',
    };
  },

  ...initBeforeProxyWords,
};

/** Where the labels of the pods of a kind stand; of all others in the template of their spec. */
const LABELS_AT: Readonly<Record<string, string>> = tableOf({
  Pod: 'metadata.labels',
  'batch/CronJob': 'spec.jobTemplate.spec.template.metadata.labels',
});
const INJECT = 'sidecar.istio.io/inject';

/** Where an owner says that its pods are to have no proxy, at a place that nobody reads. */
function refusalAbove(
  on: Ref<'Pod'>,
  world: World,
): Readonly<{ kind: string; evidence: Evidence }> | undefined {
  for (const owner of ownersOf(on, world)) {
    const fact = isA('Pod', owner) ? undefined : world.get(owner);
    const { metadata } = fact?.is === 'known' ? fact.value : {};
    for (const field of ['labels', 'annotations'] as const) {
      if (metadata?.[field]?.[INJECT] !== 'false') continue;
      const path = `/metadata/${field}/${segment(INJECT)}`;
      const kind = owner.kind.split('/').at(-1) ?? '';
      return { kind: `${kind} ${owner.name}`, evidence: quotedField(owner, path, 'false') };
    }
  }
  return undefined;
}
