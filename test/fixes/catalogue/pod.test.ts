import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { labelled } from '#test/support/objects.ts';
import { messageFor } from '#test/support/pending.ts';
import { newPod, node } from '#test/support/scheduling.ts';
import { numbered, statefulSet } from '#test/support/stateful-sets.ts';
import { ofSet } from '#test/support/states.ts';

describe('one pod is replaced', () => {
  it('where its set never would, and the set is watched', async () => {
    const offer = await offerOf('pod/evict', 'sts-stuck-on-broken-revision-3');

    expect(offer?.plan).toMatchObject({
      changes: [{ do: 'evict', on: { kind: 'Pod', name: 'queue-1' }, ops: [{ path: '' }] }],
      goal: { is: 'updated-ready', on: { kind: 'apps/StatefulSet' } },
      risk: 'restart',
    });
    expect(offer?.proposal.command).toContain('/pods/queue-1/eviction');
  });

  it('where it waits for a node as an old revision asks, and the newest asks for less', async () => {
    const offer = await offerAfterRollBack();

    expect(offer?.plan).toMatchObject({
      changes: [{ do: 'evict', on: { name: 'web-1' }, guard: [], absent: ['/spec/nodeName'] }],
      goal: { is: 'updated-ready', on: { kind: 'apps/StatefulSet', name: 'web' } },
    });
  });

  it.each(['oom-limit', 'image-short-name-missing', 'dns-broken-one-node'])(
    'not where all would be the same, nor a bare one, nor where it may come back to its node: %s',
    async (name) => {
      expect(await offerOf('pod/evict', name)).toBeUndefined();
    },
  );
});

/** What is offered once the template is back as it was, while the pod of the revision before finds no node. */
async function offerAfterRollBack(): Promise<Offer | undefined> {
  const set = statefulSet({ replicas: 2 });
  const [worker, first] = [node('w1'), numbered(0, 'ready')];
  const greedy = { container: { resources: { requests: { memory: '900Gi' } } } };
  const pending = newPod(greedy, messageFor(newPod(greedy), [worker], [first]));
  const metadata = { ...pending.metadata, name: 'web-1', uid: 'uid-web-1' };
  const labels = { app: 'web', 'controller-revision-hash': 'web-old' };
  const second = labelled(ofSet({ ...pending, metadata }), labels);
  const loader = lazily(cluster([set, worker, first, second]));
  const { verdict } = await diagnose(refTo('apps/StatefulSet', set), loader, rules);
  const offers = await plansFor(verdict, loader, { cluster: 'test', rules });
  return offers.find(({ remedy }) => remedy.id === 'pod/evict');
}
