import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { podNetwork } from '#src/knowledge/causes/node/pod-network.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { withSpec } from '#test/support/crashes.ts';
import { ago, event, named, pod } from '#test/support/objects.ts';

const made = pod({ waiting: { reason: 'ContainerCreating' } });
const bound = withSpec(made, { ...made.spec, nodeName: 'worker-1' });
const node = (ready: string) => {
  const status = { conditions: [{ type: 'Ready', status: ready }] };
  return { ...named('Node', 'worker-1', ''), status };
};
const failed = (why: string, minutes = 1) =>
  event('FailedCreatePodSandBox', `Failed to create pod sandbox: rpc error: ${why}`, ago(minutes));
const NO_ADDRESS =
  'plugin type="flannel" failed (add): failed to allocate for range 0: no IP addresses available in range set: 10.244.1.1-10.244.1.254';
const UP = [bound, node('True')];

describe('pod-network', () => {
  it.each([
    ['addresses', NO_ADDRESS],
    [
      'addresses',
      'plugin type="aws-cni" failed (add): add cmd: failed to assign an IP address to container',
    ],
    [
      'addresses',
      'plugin type="calico" failed (add): No more free affine blocks and strict affinity enabled',
    ],
    ...[
      'failed to assign an IP address to container',
      'no configured Calico pools',
      'no available IPs',
      'no more IPs',
      'not enough available IP addresses',
      '[POST /ipam][502] postIpamFailure "range is full"', // Cilium
      'all pod CIDR ranges are exhausted',
      'Could not allocate IP in range: 10.9.0.0/24',
    ].map((why) => ['addresses', why]),
    ...[
      'no networks found in /etc/cni/net.d',
      'failed to find plugin "bridge" in path [/opt/cni/bin]',
      'unable to connect to Cilium daemon: failed to create client',
      'dial tcp localhost:50051: connect: connection refused',
      'dial unix /var/run/cilium/cilium.sock: connect: no such file or directory',
    ].map((why) => ['agent', why]),
    ['rights', 'pods "web" is forbidden: User "system:serviceaccount:kube-system:cni" cannot get'],
    ['agent', 'failed to setup network for sandbox "a1": cni plugin not initialized'],
    [
      'agent',
      'plugin type="flannel" failed (add): open /run/flannel/subnet.env: no such file or directory',
    ],
    [
      'agent',
      'plugin type="calico" failed (add): stat /var/lib/calico/nodename: no such file or directory',
    ],
    [
      'agent',
      'plugin type="aws-cni" failed (add): add cmd: Error received from AddNetwork gRPC call: dial tcp 127.0.0.1:50051: connect: connection refused',
    ],
    [
      'rights',
      'plugin type="calico" failed (add): error getting ClusterInformation: connection is unauthorized: Unauthorized',
    ],
  ])('finds what the network plugin lacks: %s, %s', (reason, why) => {
    expect(claimsAbout(bound, podNetwork, cluster([...UP, failed(why)]))).toMatchObject([
      {
        subject: { kind: 'Node', name: 'worker-1' },
        params: { pod: 'web', reason },
        strength: 'entails',
      },
    ]);
  });

  it('counts the pods of the node with and without an address', () => {
    const placed = { ...named('Pod', 'api'), spec: bound.spec, status: { podIP: '10.244.1.2' } };
    const objects = [...UP, placed, failed(NO_ADDRESS)];

    expect(claimsAbout(bound, podNetwork, cluster(objects))).toMatchObject([
      { params: { range: '10.244.1.1-10.244.1.254', placed: 1, waiting: 1 } },
    ]);
  });

  it("says the plugin's own words, and the range by its other name", () => {
    const why = 'plugin type="x" failed (add): Could not allocate IP in range: 10.9.0.0/24';

    expect(claimsAbout(bound, podNetwork, cluster([...UP, failed(why)]))).toMatchObject([
      { params: { said: 'Could not allocate IP in range: 10.9.0.0/24', range: '10.9.0.0/24' } },
    ]);
  });

  it('counts nothing where not all pods of the node are seen, nor those that need no address', () => {
    const onHost = { ...named('Pod', 'host'), spec: { ...bound.spec, hostNetwork: true } };
    const ended = { ...named('Pod', 'job'), spec: bound.spec, status: { phase: 'Succeeded' } };
    const objects = [...UP, onHost, ended, failed(NO_ADDRESS)];
    const [seen] = claimsAbout(bound, podNetwork, cluster(objects));
    const [unseen] = claimsAbout(bound, podNetwork, cluster(objects, ['pods']));

    expect(seen?.params).toMatchObject({ placed: 0, waiting: 1 });
    expect(unseen?.params).not.toHaveProperty('placed');
  });

  describe('of the pod that sets up the network of the node', () => {
    const LOST = 'plugin type="flannel" failed (add): open /run/flannel/subnet.env: no such file';
    const agent = (ready: string, reason?: string) => ({
      ...named('Pod', 'flannel-x', 'kube-flannel'),
      spec: {
        nodeName: 'worker-1',
        hostNetwork: true,
        containers: [],
        volumes: [{ name: 'cni', hostPath: { path: '/etc/cni/net.d' } }],
      },
      status: {
        phase: 'Running',
        conditions: [{ type: 'Ready', status: ready, lastTransitionTime: ago(10) }],
        containerStatuses: reason ? [{ name: 'a', state: { waiting: { reason } } }] : [],
      },
    });
    const told = (why: string, one: Resource) =>
      claimsAbout(bound, podNetwork, cluster([...UP, one, failed(why)]));
    const about = { kind: 'Pod', namespace: 'kube-flannel', name: 'flannel-x' };

    it('leads there where that is ill, and names it where it is not', () => {
      const [ill] = told(LOST, agent('False', 'CrashLoopBackOff') as Resource);
      const [well] = told(LOST, agent('True') as Resource);

      expect(ill).toMatchObject({ params: { agent: { about } }, because: { at: about } });
      expect(well).toMatchObject({ params: { agent: { about } } });
      expect(well).not.toHaveProperty('because');
      expect(well && adviceOn(podNetwork, well)?.text).toContain('`kube-flannel/flannel-x`');
    });

    it('takes of several that of the plugin that is named', () => {
      const mesh = agent('False', 'CrashLoopBackOff') as Resource;
      const other = { ...mesh, metadata: { ...mesh.metadata, name: 'istio-cni-node-x' } };
      const own = agent('True') as Resource;
      const named = { ...own, metadata: { ...own.metadata, name: 'kube-flannel-ds-x' } };
      const [claim] = claimsAbout(bound, podNetwork, cluster([...UP, other, named, failed(LOST)]));

      expect(claim).toMatchObject({ params: { agent: { about: { name: 'kube-flannel-ds-x' } } } });
      expect(claim).not.toHaveProperty('because');
    });

    it('leaves it out where the addresses have run out', () => {
      const [claim] = told(NO_ADDRESS, agent('False', 'CrashLoopBackOff') as Resource);

      expect(claim).not.toHaveProperty('because');
    });
  });

  it('names the program that is not there, and where it should be', () => {
    const why = 'failed to find plugin "portmap" in path [/opt/cni/bin]';
    const [claim] = claimsAbout(bound, podNetwork, cluster([...UP, failed(why)]));

    expect(claim).toMatchObject({
      params: { lacking: { program: 'portmap', path: '/opt/cni/bin' } },
    });
    expect(claim && adviceOn(podNetwork, claim)?.text).toContain('kubernetes-cni');
  });

  it.each([
    ['words that it does not know', 'plugin type="own" failed (add): oops'],
    ['a network that several nodes share', `Multus: error in "ipvlan": ${NO_ADDRESS}`],
  ])('is no more than likely for %s', (_, why) => {
    expect(claimsAbout(bound, podNetwork, cluster([...UP, failed(why)]))).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it.each([
    ['a runtime without the handler', [...UP, failed('no runtime for "spin" is configured')]],
    ['a pause image that cannot be pulled', [...UP, failed('failed to get sandbox image')]],
    ['a failure of long ago', [...UP, failed(NO_ADDRESS, 30)]],
    [
      'a network that is there by now',
      [...UP, failed(NO_ADDRESS, 3), event('Pulling', 'Pulling image "app:1"', ago(1))],
    ],
    ['a node that is not Ready, which says so itself', [bound, node('False'), failed(NO_ADDRESS)]],
    ['a start that goes well', UP],
  ])('stays silent for %s', (_, objects) => {
    expect(claimsAbout(bound, podNetwork, cluster(objects))).toEqual([]);
  });

  it('stays silent where events may not be read', () => {
    const source = cluster(UP, ['events']);

    expect(claimsAbout(bound, podNetwork, source)).toEqual([]);
  });
});
