import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToService } from '../../../world/edges/pod-to-service.ts';
import { isReady } from '../../../world/readings/pods/pods.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { podOfName, type NamedPod } from '../../signs/network/pod-names.ts';

/** `subdomain` is the Service that the pod has its name from; `replicas` are those of the set that the pod would be of. */
type NoSuchPod = Readonly<{
  why: 'absent' | 'other-subdomain' | 'not-ready';
  host: string;
  caller: string;
  pod: string;
  service: string;
  setting?: string;
  subdomain?: string;
  replicas?: number;
}>;

/** A container looks for a single pod by name, "pod.service", and no such pod has its name from that Service. */
export const noSuchPod: Cause<NoSuchPod> = {
  id: 'network/no-such-pod',
  explains: FAILURES_TO_REACH,
  refines: ['network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const { kind = '', host } = reach?.failure ?? {};
    if (!reach || !host || !['no-such-host', 'unresolved'].includes(kind)) return;
    const { on, said, address } = reach;
    const named = podOfName(host, on.namespace ?? '', world);
    const found = named && whyUnknown(named, world);
    if (!named || !found) return;

    const { why, subject, evidence, subdomain, replicas, because } = found;
    const owner = ownersOf(on, world).at(-1) ?? on;
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
      },
      evidence: [said, ...evidence],
      strength: kind === 'no-such-host' && reach.isNamed ? 'entails' : 'fits',
      restsOn: [on, named.pod, subject],
      ...(because && { because: { at: because, edge: podToService.id } }),
    };
  },

  text: {
    en: (_, { why, host, caller, pod, service, setting, subdomain, replicas }) => ({
      title: `DNS does not know \`${host}\``,
      sentence: `\`${caller}\` cannot resolve the host \`${host}\`: ${
        {
          absent: `there is no pod \`${pod}\`${replicas === undefined ? '' : ` (its StatefulSet has ${replicas} replicas)`}.`,
          'other-subdomain': subdomain
            ? `pod \`${pod}\` has its name from Service \`${subdomain}\` (serviceName of its StatefulSet), not from \`${service}\`.`
            : `pod \`${pod}\` has no name of its own: it sets no hostname and subdomain.`,
          'not-ready': `pod \`${pod}\` is not Ready, and Service \`${service}\` publishes only Ready ones.`,
        }[why]
      }`,
      so: `A pod is known by name as pod.service only while it exists, is Ready, and names that Service as its subdomain.`,
      ...(setting && { detail: `The name comes from \`${setting}\`.` }),
    }),
    ko: (_, { why, host, caller, pod, service, setting, subdomain, replicas }) => ({
      title: `DNS가 \`${host}\` 이름을 모릅니다`,
      sentence: `\`${caller}\` 파드가 \`${host}\` 호스트 이름을 찾지 못합니다. ${
        {
          absent: `\`${pod}\` 파드가 없습니다${replicas === undefined ? '' : `(StatefulSet 레플리카 ${replicas}개)`}.`,
          'other-subdomain': subdomain
            ? `\`${pod}\` 파드의 이름은 \`${service}\` 서비스가 아니라 \`${subdomain}\` 서비스(StatefulSet의 serviceName)에서 옵니다.`
            : `\`${pod}\` 파드에는 자기 이름이 없습니다(hostname, subdomain 미설정).`,
          'not-ready': `\`${pod}\` 파드가 Ready 상태가 아니며 \`${service}\` 서비스는 Ready 파드만 알립니다.`,
        }[why]
      }`,
      so: '파드는 존재하고 Ready 상태이며 그 서비스를 subdomain으로 둔 동안에만 파드.서비스 이름으로 알려집니다.',
      ...(setting && { detail: `이 이름은 \`${setting}\` 설정에서 옵니다.` }),
    }),
  },
};

type Why = Pick<NoSuchPod, 'why' | 'subdomain' | 'replicas'> &
  Readonly<{ subject: Ref; evidence: readonly Evidence[]; because?: Ref }>;

function whyUnknown({ pod: ref, service }: NamedPod, world: World): Why | undefined {
  const fact = world.get(ref);
  if (fact.is === 'unknown') return undefined;
  if (fact.is === 'absent') return absent(ref, world);

  const pod = fact.value;
  const { subdomain = '', hostname = '' } = pod.spec ?? {};
  if (subdomain !== service.name || !hostname) {
    const subject = ownersOf(podRef(pod), world).at(-1) ?? ref;
    const evidence: Evidence = subdomain
      ? { source: 'field', on: ref, path: '/spec/subdomain', quote: subdomain }
      : { source: 'field', on: ref, path: '/spec/subdomain', quote: '', unset: true };
    return { why: 'other-subdomain', subdomain, subject, evidence: [evidence] };
  }
  if (isReady(pod) || service.publishesAll) return undefined;
  const ready = (pod.status?.conditions ?? []).findIndex(({ type }) => type === 'Ready');
  const path = `/status/conditions/${ready}/status`;
  const evidence: readonly Evidence[] =
    ready < 0 ? [] : [{ source: 'field', on: ref, path, quote: 'False' }];
  return { why: 'not-ready', subject: ref, evidence, because: ref };
}

/** One that the set would still make waits for what the set waits for. */
function absent(ref: Ref<'Pod'>, world: World): Why | undefined {
  const [, name = '', number = ''] = /^(.+)-(\d+)$/.exec(ref.name) ?? [];
  const at = { kind: 'apps/StatefulSet', namespace: ref.namespace ?? '', name } as const;
  const set = name ? world.get(at) : undefined;
  if (set?.is !== 'known') return undefined;
  const { replicas, first } = sizeOf(set.value);
  const evidence: Evidence = {
    source: 'field',
    on: at,
    path: '/spec/replicas',
    quote: `${replicas}`,
    ...(set.value.spec?.replicas === undefined && { unset: true as const, quote: '' }),
  };
  const isWanted = Number(number) >= first && Number(number) < first + replicas;
  return {
    why: 'absent',
    replicas,
    subject: at,
    evidence: [evidence],
    ...(isWanted && { because: at }),
  };
}

function sizeOf({ spec }: Resource<'apps/StatefulSet'>) {
  return { replicas: spec?.replicas ?? 1, first: spec?.ordinals?.start ?? 0 };
}
