import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { podToService } from '../../../readings/edges/pod-to-service.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { startOf } from '../../../readings/workloads/ordinals.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { noSuchPodWords, type NoSuchPod } from './no-such-pod.words.ts';

/** A pod that a host names as "pod.service", and the Service; `publishesAll`: Ready or not. */
type NamedPod = Readonly<{
  pod: Ref<'Pod'> & Readonly<{ namespace: string }>;
  service: Readonly<{ name: string; publishesAll: boolean }>;
}>;

/** A container looks for a single pod by name, "pod.service", and no such pod has its name from that Service. */
export const noSuchPod: Cause<NoSuchPod> = {
  id: 'network/no-such-pod',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach', 'network/peer-without-backends'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const { kind = '', host } = reach?.failure ?? {};
    if (!reach || !host || !['no-such-host', 'unresolved'].includes(kind)) return;
    const { on, said, address } = reach;
    const named = podOfName(host, on.namespace ?? '', world);
    const found = named && whyUnknown(named, world);
    if (!named || !found) return;

    const { why, subject, evidence, subdomain, replicas, has, because, isOrdered } = found;
    const isOwn = isOrdered && isMember(on, named.pod, world);
    const owner = accountableFor(on, world).subject;
    yield {
      subject: because ? owner : subject,
      params: {
        why,
        host,
        caller: on.name,
        pod: named.pod.name,
        service: named.service.name,
        ...(address && { setting: address.setting }),
        ...(subdomain !== undefined && { subdomain }),
        ...(replicas !== undefined && { replicas }),
        ...present({ has }),
        ...(isOwn && { isOwn: true as const }),
      },
      evidence: [said, ...evidence],
      strength: kind === 'no-such-host' && reach.isNamed ? 'entails' : 'fits',
      restsOn: [on, named.pod, subject],
      ...(because && { because: { at: because, edge: podToService.id } }),
    };
  },

  ...noSuchPodWords,
};

/** Whether both are of one StatefulSet. */
function isMember(on: Ref<'Pod'>, { name }: Ref, world: World): boolean {
  const [, set] = /^(.+)-\d+$/.exec(name) ?? [];
  return ownersOf(on, world).some((owner) => isA('apps/StatefulSet', owner) && owner.name === set);
}

type NoSuchPodWhy = Pick<NoSuchPod, 'why' | 'subdomain' | 'replicas' | 'has'> &
  Readonly<{ subject: Ref; evidence: readonly Evidence[]; because?: Ref; isOrdered?: boolean }>;

function whyUnknown({ pod: ref, service }: NamedPod, world: World): NoSuchPodWhy | undefined {
  const fact = world.get(ref);
  if (fact.is === 'unknown') return undefined;
  if (fact.is === 'absent') return absent(ref, world);

  const pod = fact.value;
  const { subdomain = '', hostname = '' } = pod.spec ?? {};
  if (subdomain !== service.name || !hostname) {
    const subject = ownersOf(podRef(pod), world).at(-1) ?? ref;
    const evidence: Evidence = subdomain
      ? quotedField(ref, '/spec/subdomain', subdomain)
      : { ...quotedField(ref, '/spec/subdomain', ''), unset: true };
    return { why: 'other-subdomain', subdomain, subject, evidence: [evidence] };
  }
  if (isReady(pod) || service.publishesAll) return undefined;
  const ready = (pod.status?.conditions ?? []).findIndex(({ type }) => type === 'Ready');
  const path = `/status/conditions/${ready}/status`;
  const evidence: readonly Evidence[] = ready < 0 ? [] : [quotedField(ref, path, 'False')];
  return { why: 'not-ready', subject: ref, evidence, because: ref };
}

/** One that the set would still make waits for what the set waits for. */
function absent(ref: Ref<'Pod'>, world: World): NoSuchPodWhy | undefined {
  const [, name = '', number = ''] = /^(.+)-(\d+)$/.exec(ref.name) ?? [];
  const at = { kind: 'apps/StatefulSet', namespace: ref.namespace ?? '', name } as const;
  const set = name ? world.get(at) : undefined;
  if (set?.is !== 'known') return undefined;
  const [replicas, first] = [set.value.spec?.replicas ?? 1, startOf(set.value)];
  const evidence: Evidence = {
    ...quotedField(at, '/spec/replicas', `${replicas}`),
    ...(set.value.spec?.replicas === undefined && { unset: true as const, quote: '' }),
  };
  const isWanted = Number(number) >= first && Number(number) < first + replicas;
  return {
    why: isWanted ? 'not-made' : 'absent',
    replicas,
    subject: at,
    evidence: [evidence],
    ...(replicas > 0 && {
      has: [...new Set([first, first + replicas - 1])].map((at) => `${name}-${at}`),
    }),
    ...(isWanted && {
      because: at,
      isOrdered: set.value.spec?.podManagementPolicy !== 'Parallel',
    }),
  };
}

/** The pod that a host is the name of: "pod.service", with or without the namespace; undefined without that Service. */
function podOfName(host: string, own: string, world: World): NamedPod | undefined {
  const [path = ''] = host
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/\.svc(?:\.|$)/, 1);
  const [pod, service, namespace = own, ...more] = path.split('.');
  if (!pod || !service || more.length > 0) return undefined;
  // "service.namespace" looks the same.
  if (path.split('.').length === 2) {
    const other = world.get({ kind: 'Service', namespace: service, name: pod });
    if (host.includes('.svc') || other.is !== 'absent') return undefined;
  }
  const fact = world.get({ kind: 'Service' as const, namespace, name: service });
  if (fact.is !== 'known' || fact.value.spec?.type === 'ExternalName') return undefined;
  const publishesAll = fact.value.spec?.publishNotReadyAddresses === true;
  return { pod: { kind: 'Pod', namespace, name: pod }, service: { name: service, publishesAll } };
}
