import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { notRedirected } from '#src/knowledge/causes/node/not-redirected.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named, pod } from '#test/support/objects.ts';

const ended = (name: string, exitCode: number) => ({
  name,
  image: '',
  imageID: '',
  ready: false,
  restartCount: 4,
  state: { waiting: { reason: 'CrashLoopBackOff' } },
  lastState: { terminated: { exitCode, reason: 'Error', startedAt: ago(3), finishedAt: ago(2) } },
});
const checked = (name: string, exitCode: number): Resource<'Pod'> => {
  const one = pod({ waiting: { reason: 'PodInitializing' } });
  return {
    ...one,
    spec: { containers: [], ...one.spec, nodeName: 'w1', initContainers: [{ name }] },
    status: { ...one.status, phase: 'Pending', initContainerStatuses: [ended(name, exitCode)] },
  };
};
const WEB = checked('istio-validation', 126);
const agent = (name: string, ready: string): Resource<'Pod'> => ({
  ...named('Pod', name, 'istio-system'),
  spec: {
    nodeName: 'w1',
    containers: [],
    volumes: [{ name: 'net', hostPath: { path: '/etc/cni/net.d' } }],
  },
  status: {
    phase: 'Running',
    conditions: [{ type: 'Ready', status: ready, lastTransitionTime: ago(10) }],
    containerStatuses: [],
  },
});
const told = (one: Resource<'Pod'>, ...others: Resource[]) =>
  claimsAbout(one, notRedirected, cluster([one, ...others]));

describe('not-redirected', () => {
  it.each([
    ['istio-validation', 126, 'istio-cni'],
    ['linkerd-network-validator', 95, 'linkerd-cni'],
  ])('knows the check %s by its exit code %s', (check, exitCode, plugin) => {
    expect(told(checked(check, exitCode))).toMatchObject([
      {
        subject: { kind: 'Pod', name: 'web' },
        params: { check, exitCode, plugin, node: 'w1' },
        strength: 'fits',
      },
    ]);
  });

  it('has the pod deleted where the plugin is Ready on its node by now', () => {
    const [claim] = told(WEB, agent('istio-cni-node-x', 'True'));

    expect(claim).not.toHaveProperty('because');
    expect(claim && adviceOn(notRedirected, claim)?.command).toBe(
      'kubectl -n shop delete pods web',
    );
  });

  it('leads to the pod of the plugin where that is ill, and has nothing deleted yet', () => {
    const [claim] = told(WEB, agent('istio-cni-node-x', 'False'));

    expect(claim).toMatchObject({ because: { at: { name: 'istio-cni-node-x' }, ifIll: true } });
    expect(claim && adviceOn(notRedirected, claim)?.command).toBeUndefined();
  });

  it('takes no other plugin of the node for that of the mesh', () => {
    const [claim] = told(WEB, agent('calico-node-x', 'False'));

    expect(claim?.params).not.toHaveProperty('agent');
  });

  it.each([
    ['that ends otherwise', checked('istio-validation', 1)],
    ['of its own', checked('prepare', 126)],
    ['that ended well', checked('istio-validation', 0)],
  ])('stays silent for an init container %s', (_, one) => {
    expect(told(one)).toEqual([]);
  });

  it('stays silent for a container beside the others that is called so', () => {
    const one = pod({
      container: { name: 'istio-validation' },
      waiting: { reason: 'CrashLoopBackOff' },
      ended: { exitCode: 126 },
    });

    expect(told(one)).toEqual([]);
  });
});
