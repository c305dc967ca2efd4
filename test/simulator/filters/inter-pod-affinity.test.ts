import { describe, expect, it } from '@jest/globals';

import { clusterOf, type Pod } from '#src/simulator/cluster.ts';
import { interPodAffinity } from '#src/simulator/filters/inter-pod-affinity.ts';
import { newPod, node, podOn, rejectedBy } from '#test/support/scheduling.ts';

const zone = (name: string, at: string) => node(name, { labels: { zone: at } });
const nodes = [zone('a1', 'a'), zone('a2', 'a'), zone('b1', 'b')];
const term = (app: string, topologyKey = 'zone') => ({
  labelSelector: { matchLabels: { app } },
  topologyKey,
});
const near = (app: string, key?: string) => rule('podAffinity', term(app, key));
const far = (app: string, key?: string) => rule('podAntiAffinity', term(app, key));

function rule(name: string, required: object) {
  const affinity = { [name]: { requiredDuringSchedulingIgnoredDuringExecution: [required] } };
  return { spec: { affinity } };
}

describe('inter-pod-affinity', () => {
  it('demands the pods that it names, in their domain', () => {
    const db = podOn('b1', 'db', { labels: { app: 'db' } });

    expect(rejectedBy(interPodAffinity, newPod(near('db')), nodes, [db])).toEqual({
      a1: ['pod-affinity'],
      a2: ['pod-affinity'],
    });
  });

  it('lets the first pod of a group start the group, and the next only join it', () => {
    const first = podOn('a1', 'web');

    expect(rejectedBy(interPodAffinity, newPod(near('web')), nodes)).toEqual({});
    expect(rejectedBy(interPodAffinity, newPod(near('web')), nodes, [first])).toEqual({
      b1: ['pod-affinity'],
    });
  });

  it('starts a group on no node without its label', () => {
    expect(rejectedBy(interPodAffinity, newPod(near('web')), [...nodes, node('c1')])).toEqual({
      c1: ['pod-affinity'],
    });
  });

  it('refuses the pods that it names, going ones as well, and nodes without the label never', () => {
    const others = [podOn('a1', 'x', { going: true }), podOn('c1', 'y')];
    const pod = newPod(far('web'));

    expect(rejectedBy(interPodAffinity, pod, [...nodes, node('c1')], others)).toEqual({
      a1: ['pod-anti-affinity'],
      a2: ['pod-anti-affinity'],
    });
  });

  it('is refused by pods that are there', () => {
    const alone = podOn('a1', 'alone', { ...far('web'), labels: { app: 'alone' } });

    expect(rejectedBy(interPodAffinity, newPod(), nodes, [alone])).toEqual({
      a1: ['existing-anti-affinity'],
      a2: ['existing-anti-affinity'],
    });
  });

  it('means only its own namespace, unless it selects others', () => {
    const other = podOn('a1', 'x', { namespace: 'bank' });
    const everywhere = rule('podAntiAffinity', { ...term('web'), namespaceSelector: {} });

    expect(rejectedBy(interPodAffinity, newPod(far('web')), nodes, [other])).toEqual({});
    expect(Object.keys(rejectedBy(interPodAffinity, newPod(everywhere), nodes, [other]))).toEqual([
      'a1',
      'a2',
    ]);
  });

  it('with a negative selector of namespaces means all of them, as the scheduler does', () => {
    const other = podOn('a1', 'x', { namespace: 'bank' });
    const labels = { env: 'prod' };
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'bank', labels } };
    const refusing = (operator: string) => {
      const namespaceSelector = { matchExpressions: [{ key: 'env', operator }] };
      const rules = rule('podAntiAffinity', { ...term('web'), namespaceSelector });
      return Object.keys(rejectedBy(interPodAffinity, newPod(rules), nodes, [other], [namespace]));
    };

    expect(refusing('Exists')).toEqual(['a1', 'a2']);
    expect(refusing('DoesNotExist')).toEqual(['a1', 'a2']);
  });

  it('tries a node without pods that stand in the way or are wanted', () => {
    const other = podOn('a1', 'x');
    const alone = podOn('a1', 'alone', { ...far('web'), labels: { app: 'alone' } });
    const [a1] = nodes;
    if (!a1) throw new Error('There is no node.');
    const codes = (pod: Pod, drop: readonly Pod[]) =>
      interPodAffinity.of(pod, clusterOf(nodes, [other, alone]))(a1, { put: [], drop });

    expect(codes(newPod(far('web')), [other])).toEqual(['existing-anti-affinity']);
    expect(codes(newPod(far('web')), [other, alone])).toEqual([]);
    expect(codes(newPod(near('alone')), [alone])).toEqual(['pod-affinity']);
  });
});
