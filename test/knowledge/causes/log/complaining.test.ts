import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { complaining } from '#src/knowledge/causes/log/complaining.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, labelled, logOf, owned } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const target = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' } as const;
const set: Resource<'apps/StatefulSet'> = {
  apiVersion: 'apps/v1',
  kind: 'StatefulSet',
  metadata: {
    namespace: 'shop',
    name: 'web',
    uid: 'web',
    generation: 1,
    creationTimestamp: ago(60),
  },
  spec: { replicas: 3, selector: { matchLabels: { app: 'web' } }, template: {} },
  status: {
    observedGeneration: 1,
    replicas: 3,
    readyReplicas: 3,
    availableReplicas: 3,
    updatedReplicas: 3,
  },
};
const env = [{ name: 'PAY_URL', value: 'http://pay:80' }];
const pods = ['web-0', 'web-1', 'web-2'].map((name, at) =>
  owned(
    labelled(servingPod(name, 'ready', { env }), {
      app: 'web',
      'controller-revision-hash': at === 2 ? 'new' : 'old',
    }),
    target,
  ),
);
const SAYS = 'ERROR charge 7 failed: pay answered 503';
const CALM = 'INFO order 7 shipped';

function logs(...texts: readonly string[]) {
  return texts.map((text, at) => logOf(text, 'current', `web-${at}`));
}

async function ask(said: readonly string[], others: readonly Resource[] = [], of: Ref = target) {
  const loader = lazily(cluster([set, ...pods, ...others], [], logs(...said)));
  const { verdict } = await diagnose(of, loader, rules);
  const read = loader.rounds.flat().filter((one) => 'logs' in one);
  return { ...verdict, read: read.length };
}

describe('log/complaining', () => {
  it('is told of what is well by its status, for no more than two logs', async () => {
    const { state, findings, read } = await ask([SAYS, SAYS, SAYS]);

    expect(state).toBe('complaining');
    expect(findings).toMatchObject([
      { id: complaining.id, subject: target, confidence: 'proven', role: 'root' },
    ]);
    expect(read).toBeLessThanOrEqual(2);
  });

  it('costs two logs where nothing is wrong, and is silent there', async () => {
    const { state, findings, read } = await ask([CALM, CALM, CALM]);

    expect({ state, findings }).toEqual({ state: 'healthy', findings: [] });
    expect(read).toBeLessThanOrEqual(2);
  });

  it('says with which revision it began where a pod of the one before is silent', async () => {
    const { findings } = await ask([CALM, CALM, SAYS]);

    expect(findings).toMatchObject([
      { params: { at: 'web-2', began: { what: 'revision', name: 'new', isOnlyThere: true } } },
    ]);
  });

  it('leads to the peer that it names where that is ill, and stands by itself where that is well', async () => {
    const paying = labelled(servingPod('pay-1', 'not-ready'), { app: 'pay' });
    const ill = [service('pay'), slice('pay', { 'pay-1': 'not-ready' }), paying];
    const well = [service('pay'), slice('pay', { 'pay-1': 'ready' }), servingPod('pay-1')];
    const said = 'ERROR http://pay:80/charge answered 503';

    const led = await ask([said, said, said], ill);
    const alone = await ask([said, said, said], well);

    expect(led.findings.find(({ id }) => id === complaining.id)).toMatchObject({
      role: 'effect',
      because: { at: { kind: 'Service', name: 'pay' }, look: 'ill' },
    });
    expect(led.state).not.toBe('complaining');
    expect(alone.state).toBe('complaining');
    expect(alone.findings).toMatchObject([{ params: { peer: 'pay:80' }, confidence: 'proven' }]);
  });

  describe('of a name that nobody resolves', () => {
    const asking = (address: string) =>
      `ERROR dial tcp: lookup db on ${address}:53: read udp 10.1.1.1:3->${address}:53: i/o timeout`;
    const ofDns = (app: string, name: string, state: 'ready' | 'not-ready', node = 'w1') => {
      const pod = labelled(servingPod(name, state), { 'k8s-app': app });
      const metadata = { ...pod.metadata, namespace: 'kube-system' };
      return {
        ...pod,
        metadata,
        spec: { containers: [], ...pod.spec, nodeName: node },
      } as Resource;
    };
    const [server, other] = [ofDns('kube-dns', 'coredns', 'ready'), ofDns('x', 'x', 'not-ready')];
    const told = async (address: string, ...dns: readonly Resource[]) => {
      const said = asking(address);
      const { findings } = await ask([said, said, said], [other, ...dns]);
      return findings.find(({ id }) => id === complaining.id);
    };
    const cache = (state: 'ready' | 'not-ready', node = 'w1') =>
      ofDns('node-local-dns', 'cache-1', state, node);

    it.each([
      ['the cache on its node', '169.254.20.10', [cache('not-ready'), server], 'cache-1'],
      ['it where it took over the address', '10.96.0.10', [cache('not-ready'), server], 'cache-1'],
      [
        'the DNS behind a cache',
        '169.254.20.10',
        [cache('ready'), ofDns('kube-dns', 'c', 'not-ready')],
        'c',
      ],
      ['the DNS without a cache', '10.96.0.10', [ofDns('kube-dns', 'c', 'not-ready')], 'c'],
    ])('leads to %s, and not to whom was asked for', async (_, address, dns, name) => {
      expect(await told(address, ...dns)).toMatchObject({
        role: 'effect',
        params: { dns: { asked: 'db', address } },
        because: { at: { kind: 'Pod', namespace: 'kube-system', name } },
      });
    });

    it.each([
      ['all of it is well', [cache('ready'), server], { node: 'w1', cache: 'cache-1' }],
      ['its node has no cache', [cache('ready', 'w2'), server], { node: 'w1' }],
      ['nobody sees a cache', [server], {}],
    ])('tells of the name server where %s', async (_, dns, more) => {
      const found = await told('169.254.20.10', ...dns);

      expect(found?.params).toMatchObject({ dns: { asked: 'db', address: '169.254.20.10' } });
      expect(found?.params).toEqual(
        expect.objectContaining({ dns: { asked: 'db', address: '169.254.20.10', ...more } }),
      );
      expect(found?.params).not.toHaveProperty('peer');
      expect(found?.role).toBe('root');
    });

    it('says nothing of the caches of other nodes where it asks the cluster itself', async () => {
      const found = await told('10.96.0.10', cache('not-ready', 'w2'), server);

      expect(found).toMatchObject({ role: 'root' });
      expect(found?.params).toMatchObject({ dns: { address: '10.96.0.10' } });
      expect(found?.params).not.toHaveProperty('dns.node');
    });
  });

  it('is not asked for where something else is wrong, of a namespace, or by a scan', async () => {
    const broken = labelled(servingPod('web-3', 'not-ready'), { app: 'web' });
    const space: Resource = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop' } };
    const said = [SAYS, SAYS, SAYS];

    const beside = await ask(said, [owned(broken, target)]);
    const whole = await ask(said, [space], { kind: 'Namespace', name: 'shop' });
    const { troubles } = await scan(
      'shop',
      lazily(cluster([set, ...pods, space], [], logs(...said))),
      rules,
    );

    expect(beside.findings.map(({ id }) => id)).not.toContain(complaining.id);
    expect(whole.findings).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('says of what looks well that not all was checked where the logs may not be read', async () => {
    const loader = lazily(cluster([set, ...pods], ['pods/log']));

    const { verdict } = await diagnose(target, loader, rules);

    expect(verdict).toMatchObject({ state: 'unexplained', findings: [] });
    expect(verdict.notChecked.map(({ why }) => why)).toEqual(['forbidden', 'forbidden']);
  });
});
