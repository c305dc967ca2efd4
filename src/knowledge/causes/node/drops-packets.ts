import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { conditionsOf } from '../../../readings/conditions.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isRecent, warningsAbout } from '../../../readings/warnings.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { dropsPacketsWords, type DropsPackets } from './drops-packets.words.ts';

/** As the kernel writes it (net/netfilter/nf_conntrack_core.c, net/core/neighbour.c), and node-problem-detector repeats it. */
const FULL: readonly (readonly [RegExp, DropsPackets['table']])[] = [
  [/nf_conntrack: table full, dropping packet/i, 'connections'],
  [/neighbou?r table overflow/i, 'neighbours'],
];
/** Nothing came back. */
const UNANSWERED: readonly PeerFailureKind[] = ['timeout', 'no-dns-answer', 'unresolved'];

/** Connections of a pod get no answer while the kernel of its node says that it drops packets. */
export const dropsPackets: Cause<DropsPackets> = {
  id: 'node/drops-packets',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach', 'node/one-node-only'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const name = reach?.pod.spec?.nodeName;
    if (!reach || !name || !UNANSWERED.includes(reach.failure.kind)) return;
    const on: Ref = { kind: 'Node', name };
    for (const said of sayings(on, world)) {
      const [, table] = FULL.find(([pattern]) => pattern.test(said.quote)) ?? [];
      if (!table) continue;
      const { host, port } = reach.failure;
      yield {
        subject: on,
        params: {
          table,
          workload: accountableFor(reach.on, world).subject.name,
          ...(host && { peer: `${host}${port ? `:${port}` : ''}` }),
        },
        evidence: [said, reach.said],
        strength: 'fits',
      };
      return;
    }
  },

  ...dropsPacketsWords,
};

/** What a node has just been warned about, and what its conditions say. */
function sayings(on: Ref, world: World): readonly Evidence[] {
  const warned = warningsAbout(on, world).filter((one) => isRecent(one, world));
  const node = world.get(on);
  const stated = node.is === 'known' ? conditionsOf(node.value) : [];
  return [
    ...warned.map(({ evidence }) => evidence),
    ...stated
      .filter(({ status }) => status === 'True')
      .map(({ path, message: quote = '' }) => ({
        source: 'field' as const,
        on,
        path: `${path}/message`,
        quote,
      })),
  ];
}
