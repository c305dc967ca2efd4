import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/remedies/catalogue/index.ts';
import { closeNode } from '#src/remedies/catalogue/node/close-node.ts';
import { examineNode } from '#src/remedies/catalogue/node/examine-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, owned, specified } from '#test/support/objects.ts';
import { node, podOn } from '#test/support/scheduling.ts';
import { finding } from '#test/support/verdicts.ts';
import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'Node', name: 'w1' };

it.each([
  ['node/unreachable', 'Do not force-delete pods'],
  ['node/not-ready', 'container runtime'],
  ['node/pod-network', 'network plugin'],
  ['node/troubled', 'memory'],
  ['pod/evicted-by-node', 'may be deleted'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({ id: 'node/repair', proposal: { kind: 'manual', risk: 'none' } });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('w1');
  expect(offer?.text).toContain(words);
});

/** Pods of one revision on node-b, where they fail, and on other nodes. */
function crashingOn(nodes: readonly Resource[]) {
  const set = owned(named('apps/ReplicaSet', 'web-1'), {
    kind: 'apps/Deployment',
    name: 'web',
    uid: 'd-1',
  });
  const strategy = { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } };
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: { containers: [{ name: 'app', resources: { requests: { cpu: '1' } } }] },
  };
  const made = specified('apps/Deployment', 'web', { replicas: 2, template, strategy });
  const deployment = { ...made, metadata: { ...made.metadata, uid: 'd-1' } };
  const container = { resources: { requests: { cpu: '1' } } };
  const pods = [podOn('node-b', 'web-b', { container }), podOn('node-a', 'web-a', { container })];
  const own = { kind: 'apps/ReplicaSet', name: 'web-1', uid: 'web-1' };
  const revision = { ...set, metadata: { ...set.metadata, uid: 'web-1' } };
  const { world } = openWorld(
    cluster([deployment, revision, ...pods.map((pod) => owned(pod, own)), ...nodes]),
  );
  const found = finding({
    id: 'node/one-node-only',
    subject: { kind: 'Node', name: 'node-b' },
    confidence: 'possible',
    explains: ['container-waiting|Pod|shop/web-b|app'],
    seen: [{ kind: 'container-waiting', on: { kind: 'Pod', namespace: 'shop', name: 'web-b' } }],
    params: {
      differs: ['kernelVersion 6.8 / 5.15'],
      table: [
        { node: 'node-a', ready: 1, pods: 1, ended: 0 },
        { node: 'node-b', ready: 0, pods: 1, ended: 8 },
      ],
    },
  });
  return { found, world };
}

it('collects what differs from a good node, and changes nothing', () => {
  const { found, world } = crashingOn([node('node-a'), node('node-b')]);

  const [proposal] = [...examineNode.propose(found, world)];
  const words = proposal && examineNode.inWords(proposal.params, 'en');

  expect(proposal).toMatchObject({
    kind: 'manual',
    command: 'kubectl describe node node-b node-a',
  });
  expect(proposal?.change).toBeUndefined();
  expect(words?.text).toContain('kernelVersion 6.8 / 5.15');
  expect(words?.lines?.join()).toContain('dmesg');
});

it('cordons before it deletes, where all pods and the surge have room elsewhere', () => {
  const roomy = node('node-a', { allocatable: { cpu: '4' } });
  const { found, world } = crashingOn([roomy, node('node-b')]);

  const [proposal] = [...closeNode.propose(found, world)];

  expect(proposal).toMatchObject({
    kind: 'manual',
    params: { room: { is: 'enough', nodes: ['node-a'] } },
    command: 'kubectl cordon node-b && kubectl -n shop delete pod web-b',
  });
  expect(proposal?.change).toBeUndefined();
  expect(proposal && closeNode.inWords(proposal.params, 'en').text).toContain('kubectl uncordon');
});

it.each([
  ['the surge has no room elsewhere', [node('node-a'), node('node-b')]],
  [
    'the node is closed already',
    [node('node-a', { allocatable: { cpu: '4' } }), node('node-b', { unschedulable: true })],
  ],
  ['the node could not be read', []],
])('does not cordon where %s', (_, nodes) => {
  const { found, world } = crashingOn(nodes);

  expect([...closeNode.propose(found, world)]).toEqual([]);
});

it('is offered for what is only possible in words alone', () => {
  const brave = remedies.filter(({ isForPossible }) => isForPossible);

  expect(brave.filter(({ isWordsOnly }) => !isWordsOnly)).toEqual([]);
  expect(brave.map(({ id }) => id)).toEqual(['node/examine-node', 'node/close-node']);
});
