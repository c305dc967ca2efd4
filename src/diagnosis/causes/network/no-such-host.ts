import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import type { PeerFailureKind } from '../../../world/readings/logs/peer-wordings.ts';
import {
  asksClusterDns,
  isClusterName,
  servicesNamed,
} from '../../../world/readings/network/service-names.ts';
import { onlyElsewhere } from '../../references/missing-names.ts';
import {
  FAILURES_TO_REACH,
  failureToReach,
  type FailureToReach,
} from '../../signs/logs/failure-to-reach.ts';
import { noSuchHostWords, type NoSuchHost } from './no-such-host.words.ts';

/** Where no Service has the name, a client that gives no reason has failed for that. */
const FAILURES: readonly PeerFailureKind[] = ['no-such-host', 'unresolved', 'unreached'];

/** A container looks for a Service by a name that no Service has. */
export const noSuchHost: Cause<NoSuchHost> = {
  id: 'network/no-such-host',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const missing = reach && missingService(reach, world);
    if (!missing) return;
    const { on, failure, said, address } = reach;
    const { host = '' } = failure;

    const near = nearTo(missing, world);
    const elsewhere = near ? undefined : onlyElsewhere(missing, world);
    yield {
      subject: missing,
      params: {
        host,
        caller: on.name,
        isKnown: failure.kind === 'no-such-host',
        ...(address && { setting: address.setting }),
        ...(near && { near }),
        ...(elsewhere && { elsewhere: { about: elsewhere } }),
      },
      evidence: [said, ...(address ? [address.evidence] : []), ...existing(near, missing)],
      strength:
        failure.kind === 'no-such-host' &&
        isClusterName(host) &&
        reach.isNamed &&
        asksClusterDns(reach.pod)
          ? 'entails'
          : 'fits',
      restsOn: [on, missing],
    };
  },

  ...noSuchHostWords,
};

function missingService({ on, failure }: FailureToReach, world: World): Ref | undefined {
  const { kind, host } = failure;
  if (!host || !FAILURES.includes(kind)) return undefined;
  const { namespace = '' } = on;
  const refs = servicesNamed(host, namespace);
  if (refs.some((ref) => world.get(ref).is !== 'absent')) return undefined;
  if (isClusterName(host)) return refs[0];
  // "name.namespace" looks like a host of the internet, unless there is such a namespace.
  return refs.find((ref) => world.get({ kind: 'Namespace', name: ref.namespace }).is === 'known');
}

/** Written beside a port or a dash too much: a name of the same words, or one letter away. */
function nearTo({ name, namespace = '' }: Ref, world: World): string | undefined {
  const names = world
    .list('Service', { namespace })
    .items.map(({ metadata }) => metadata?.name ?? '');
  const contains = names.filter((one) => one.startsWith(`${name}-`) || name.startsWith(`${one}-`));
  return nearestWord(name, names) ?? (contains.length === 1 ? contains[0] : undefined);
}

function existing(near: string | undefined, { namespace = '' }: Ref): readonly Evidence[] {
  if (!near) return [];
  const on = { kind: 'Service', namespace, name: near };
  return [{ source: 'field', on, path: '/metadata/name', quote: near }];
}
