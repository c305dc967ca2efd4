import { describe, expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import type { Cause } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { schedulingCauses } from '#src/knowledge/causes/scheduling/index.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, owned } from '#test/support/objects.ts';
import { claimsAboutPending, messageFor } from '#test/support/pending.ts';
import { newPod, node, podOn } from '#test/support/scheduling.ts';

const ID = 'scheduling/insufficient-resource';
const insufficient = schedulingCauses.find(({ id }) => id === ID) as Cause<object>;
const wants = { container: { resources: { requests: { memory: '3Gi' } } } };
const taint = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };
const batch = (name: string) => node(name, { taints: [taint] });
const full = podOn('w', 'cache', wants);

function said(
  nodes: Parameters<typeof claimsAboutPending>[2],
  pods = [full],
  forbidden: string[] = [],
) {
  const [claim] = claimsAboutPending(insufficient, wants, nodes, pods, forbidden);
  return LANGS.map(
    (lang) => claim && insufficient.text[lang](claim.subject, claim.params).sentence,
  );
}

describe('further ways to a node', () => {
  it('are told beside the nearest, with what alone would be enough there', () => {
    const [en, ko] = said([node('w'), batch('b1'), batch('b2')]);

    expect(en).toMatch(
      /requests 3Gi of memory, .* \(3 nodes checked\)\. On node `b1` and 1 more this alone would be enough: a toleration for `dedicated=batch:NoSchedule`\.$/,
    );
    expect(ko).toMatch(
      /`b1` 노드 외 1개에서는 이것만으로 충분합니다: `dedicated=batch:NoSchedule` 톨러레이션\.$/,
    );
  });

  it.each<[string, Parameters<typeof said>]>([
    ['no other node', [[node('w')]]],
    [
      'a node that would need more than one thing',
      [
        [node('w'), batch('b1')],
        [full, podOn('b1', 'other', wants)],
      ],
    ],
    ['nodes of which pods could not be read', [[node('w'), batch('b1')], [full], ['pods']]],
  ])('are silent about %s', (_, parts) => {
    expect(said(...parts).join(' ')).not.toMatch(/this alone|이것만으로/);
  });
});

describe('what the autoscaler of nodes says of the pod', () => {
  const pod = newPod(wants, messageFor(newPod(wants), [node('w')], [full]));
  const provided = { ...node('w'), spec: { providerID: 'aws:///eu-1a/i-0a1b' } };
  const sentence = (reason: string, message: string, minutes = 1, at = provided) => {
    const said = { ...event(reason, message, ago(minutes)), involvedObject: about(pod) };
    const [claim] = claimsAbout(pod, insufficient, cluster([at, full, pod, said]));
    return claim && insufficient.text.en(claim.subject, claim.params).sentence;
  };

  it.each([
    ['NotTriggerScaleUp', "pod didn't trigger scale-up: 1 max node group size reached"],
    ['TriggeredScaleUp', 'pod triggered scale-up: [{pool-a 3->4 (max: 5)}]'],
    [
      'FailedScheduling',
      'Failed to schedule pod, all available instance types exceed limits for nodepool: "default"',
    ],
    ['Nominated', 'Pod should schedule on: nodeclaim/default-x2k9p'],
  ])('is told beside what is lacking: %s', (reason, message) => {
    expect(sentence(reason, message)).toContain(`The autoscaler of the nodes says: “${message}”.`);
  });

  it.each([
    ['is old', 'NotTriggerScaleUp', "pod didn't trigger scale-up: 1 in backoff", 30],
    ['is the word of the scheduler', 'FailedScheduling', '0/1 nodes are available', 1],
  ])('is left out where it %s', (_, reason, message, minutes) => {
    expect(sentence(reason, message, minutes)).not.toContain('autoscaler');
  });

  it('is not asked for where no node came from a provider', () => {
    const byHand = { ...node('w'), spec: { providerID: '' } };

    expect(
      sentence('NotTriggerScaleUp', "pod didn't trigger scale-up: 1 in backoff", 1, byHand),
    ).not.toContain('autoscaler');
  });
});

describe('the pod in whose place it was made', () => {
  const maker = { apiVersion: 'apps/v1', kind: 'ReplicaSet', namespace: 'shop', name: 'web' };
  const ofSet = { kind: 'apps/ReplicaSet', name: 'web' };
  const message = messageFor(newPod(wants), [node('w')], [full]);
  const waiting = owned(newPod(wants, message), ofSet);
  const pod = { ...waiting, metadata: { ...waiting.metadata, creationTimestamp: ago(5) } };
  const made = { ...event('SuccessfulCreate', 'Created pod: old', ago(60)), involvedObject: maker };
  const ended = (name = 'old') =>
    ({
      ...event('Preempted', 'Preempted by pod uid-hi on node w', ago(5), name),
      related: { kind: 'Pod', namespace: 'shop', name: 'hi', uid: 'uid-hi' },
    }) as Resource;
  const taker = (minutes: number, priority = 100): Resource<'Pod'> => {
    const one = podOn('w', 'hi', { ...wants, spec: { priority, priorityClassName: 'gold' } });
    const conditions = [
      { type: 'PodScheduled', status: 'True', lastTransitionTime: ago(minutes) } as const,
    ];
    return { ...one, status: { phase: 'Running', conditions } };
  };
  const sentence = (others: readonly Resource[], forbidden: string[] = []) => {
    const source = cluster([node('w'), pod, made, ...others], forbidden);
    const [claim] = claimsAbout(pod, insufficient, source);
    return claim && insufficient.text.en(claim.subject, claim.params).sentence;
  };

  it('is told with who preempted it, and with which priority', () => {
    expect(sentence([taker(5), ended()])).toMatch(
      /It was made in place of `old`, which was preempted on node `w` by `shop\/hi` \(priority 100, PriorityClass `gold`\)\.$/,
    );
  });

  it('is told with the others of its workload that were preempted', () => {
    const more = ['old-2', 'old-3'].flatMap((name) => [
      { ...event('SuccessfulCreate', `Created pod: ${name}`, ago(60)), involvedObject: maker },
      ended(name),
    ]);

    expect(sentence([taker(5), ended(), ...more])).toMatch(
      /one of 3 pods: `old`, which was preempted on node `w` by .*, or `old-2`, `old-3`, preempted as well\.$/,
    );
  });

  it.each<[string, Parameters<typeof sentence>]>([
    ['whoever holds the room came before it', [[taker(30), ended()]]],
    ['whoever came is no more important', [[taker(5, 0), ended()]]],
    ['the pod before it ended otherwise', [[taker(5), event('Killing', 'x', ago(5), 'old')]]],
    ['the pod before it is there', [[taker(5), ended(), owned(podOn('w', 'old'), ofSet)]]],
    ['no events can be read', [[taker(5)], ['events']]],
  ])('is left out where %s', (_, parts) => {
    expect(sentence(...parts)).toMatch(/^`new` .* requests 3Gi(?!.*preempted)/);
  });
});

function about({ metadata }: Resource<'Pod'>) {
  const { namespace = '', name = '', uid = '' } = metadata ?? {};
  return { apiVersion: 'v1', kind: 'Pod', namespace, name, uid };
}
