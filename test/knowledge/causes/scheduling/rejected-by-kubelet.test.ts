import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { rejectedByKubelet } from '#src/knowledge/causes/scheduling/rejected-by-kubelet.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const plain = node('w1');
const selecting = { nodeSelector: { gpu: 'yes' } };

describe('rejected-by-kubelet', () => {
  it('finds a node that does not meet what its pod demands', () => {
    expect(claims(rejected('NodeAffinity', selecting), [plain])).toMatchObject([
      {
        params: { why: 'node-affinity', node: 'w1', isPinned: false, what: ['gpu=yes'] },
        strength: 'entails',
      },
    ]);
  });

  it('finds that the template pins the pods there', () => {
    const [claim] = claims(owned(rejected('NodeAffinity', selecting)), [plain, replicaSet('w1')]);

    expect(claim).toMatchObject({
      subject: { kind: 'apps/ReplicaSet', name: 'web' },
      params: { isPinned: true },
    });
  });

  it('is not certain where the node meets it now, or could not be read', () => {
    const pod = rejected('NodeAffinity', selecting);
    const relabelled = node('w1', { labels: { gpu: 'yes' } });

    expect(claims(pod, [relabelled])).toMatchObject([{ strength: 'fits' }]);
    expect(claims(pod, [], ['nodes'])).toMatchObject([{ strength: 'fits' }]);
  });

  it.each([
    ['OutOfcpu', { why: 'resource', what: ['cpu'] }],
    ['NodePorts', { why: 'ports' }],
    ['TaintToleration', { why: 'taint' }],
    ['PodOSNotSupported', { why: 'system' }],
    ['UnexpectedAdmissionError', { why: 'devices' }],
    ['TopologyAffinityError', { why: 'topology', reason: 'TopologyAffinityError' }],
  ])('reads %s', (reason, params) => {
    expect(claims(rejected(reason), [plain])).toMatchObject([{ params, strength: 'fits' }]);
  });

  it.each(['Evicted', 'Error', 'NodeShutdown'])(
    'stays silent for a pod that failed by %s',
    (reason) => {
      expect(claims(rejected(reason), [plain])).toEqual([]);
    },
  );
});

function rejected(reason: string, spec: object = {}): Resource<'Pod'> {
  const pod = podOn('w1', 'web-1', { spec });
  const metadata = { ...pod.metadata, creationTimestamp: ago(1) };
  const message = `Pod was rejected: Predicate ${reason} failed`;
  return { ...pod, metadata, status: { phase: 'Failed', reason, message } };
}

function owned(pod: Resource<'Pod'>): Resource<'Pod'> {
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    name: 'web',
    uid: 'rs',
    controller: true,
  };
  return { ...pod, metadata: { ...pod.metadata, ownerReferences: [owner] } };
}

function replicaSet(nodeName: string): Resource<'apps/ReplicaSet'> {
  const spec = { containers: [], nodeName };
  return {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { namespace: 'shop', name: 'web', uid: 'rs' },
    spec: { replicas: 1, selector: {}, template: { spec } },
  } as Resource<'apps/ReplicaSet'>;
}

function claims(
  pod: Resource<'Pod'>,
  others: readonly Resource[],
  forbidden: readonly string[] = [],
) {
  return claimsAbout(pod, rejectedByKubelet, cluster([...others, pod], forbidden));
}

describe('what it says', () => {
  const said = (params: object) => {
    const subject = { kind: 'Pod', namespace: 'shop', name: 'web' };
    const why = 'ports' as const;
    const whole = {
      why,
      pod: 'web',
      node: 'w1',
      reason: 'R',
      isPinned: false,
      what: [],
      ...params,
    };
    const { text } = rejectedByKubelet;
    const both = [text.en(subject, whole), text.ko(subject, whole)];
    return both.map(({ sentence, so }) => `${sentence} ${so}`);
  };

  it.each([
    [
      'a pinned pod',
      { isPinned: true },
      ['pinned to node `w1` by nodeName', 'every further pod'],
      ['nodeName으로 `w1` 노드에 고정', '새 파드도 모두'],
    ],
    [
      'one that the scheduler bound',
      {},
      ['bound to node `w1`, which', 'The node changed after'],
      ['`w1` 노드에 배정', '노드가 바뀌었거나'],
    ],
    ['devices', { why: 'devices' }, ['does not see their health'], ['상태는 보지 못합니다']],
    ['topology', { why: 'topology' }, ['the topology inside of a node'], ['토폴로지를 모릅니다']],
    [
      'demands',
      { why: 'node-affinity', what: ['a=b', 'c=d'] },
      ['node affinity (`a=b`, `c=d`)'],
      ['조건(`a=b`, `c=d`)에'],
    ],
    [
      'demands that are not known',
      { why: 'node-affinity' },
      ['node affinity: the'],
      ['조건에 맞지'],
    ],
    ['a resource', { why: 'resource', what: ['cpu'] }, ['too little cpu left'], ['cpu 자원이']],
  ])('about %s', (_, params, en, ko) => {
    const [english, korean] = said(params);

    for (const words of en) expect(english).toContain(words);
    for (const words of ko) expect(korean).toContain(words);
  });
});
