import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { policyDenies } from '#src/knowledge/causes/network/policy-denies.ts';
import { cronJob, job } from '#test/support/batch.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, owned, specified } from '#test/support/objects.ts';
import { service, servingPod, slice } from '#test/support/services.ts';

const DROPPED = `ERROR 2003 (HY000): Can't connect to MySQL server on 'db:3306' (110)`;
const REFUSED = `ERROR 2003 (HY000): Can't connect to MySQL server on 'db:3306' (111)`;
const NO_DNS = 'socket.gaierror: [Errno -3] Temporary failure in name resolution';
const peer = [
  service('db', { ports: [{ port: 3306 }] }),
  slice('db', { 'db-0': 'ready' }, [{ port: 3306 }]),
  servingPod('db-0', 'ready', { ports: [{ containerPort: 3306 }] }),
];

function isolating(app: string): Resource {
  const rule = {
    fromEndpoints: [{ matchLabels: { app } }],
    toPorts: [{ ports: [{ port: '3306', protocol: 'TCP' }] }],
  };
  const spec = { endpointSelector: { matchLabels: { app: 'db' } }, ingress: [rule] };
  return specified('cilium.io/CiliumNetworkPolicy', 'isolation', spec);
}

function egress(ports: readonly object[], to: readonly object[] = []): Resource {
  const spec = { podSelector: {}, policyTypes: ['Egress'], egress: [{ ports, to }] };
  return specified('networking.k8s.io/NetworkPolicy', 'egress', spec);
}

function fqdn(): Resource {
  const rule = { toFQDNs: [{ matchName: 'pay.example.com' }] };
  const spec = { endpointSelector: {}, egress: [rule] };
  return specified('cilium.io/CiliumNetworkPolicy', 'names', spec);
}

function about(said: string, policies: readonly Resource[], forbidden: string[] = []) {
  const { caller, logs } = crashing(said, 'mysql://db:3306');
  const objects = [caller, ...peer, ...policies];
  return claimsAbout(caller, policyDenies, cluster(objects, forbidden, logs));
}

describe('policy-denies', () => {
  it('finds the policy of the peer that lacks the caller', () => {
    expect(about(DROPPED, [isolating('was')])).toMatchObject([
      {
        subject: { kind: 'cilium.io/CiliumNetworkPolicy', name: 'isolation' },
        params: {
          direction: 'ingress',
          peer: 'db:3306',
          labels: 'app=web',
          namespace: 'shop',
          permits: [{ peers: [{ pods: 'app=was' }], ports: ['3306/TCP'] }],
          code: '(110)',
          behind: { service: 'db', ready: 1, port: 3306 },
        },
        evidence: ['web', 'web', 'db-abcde', 'isolation'].map((name) => ({ on: { name } })),
        strength: 'entails',
      },
    ]);
  });

  it('names the last success of the CronJob that the caller runs for', () => {
    const { caller, logs } = crashing(DROPPED, 'mysql://db:3306');
    const made = [
      owned(caller, { kind: 'batch/Job', name: 'load' }),
      owned(job({}), { kind: 'batch/CronJob', name: 'nightly' }),
    ];
    const params = (status: object) => {
      const objects = [...made, cronJob('@daily', status), ...peer, isolating('was')];
      return claimsAbout(caller, policyDenies, cluster(objects, [], logs))[0]?.params;
    };

    expect(params({ lastSuccessfulTime: ago(1440) })).toMatchObject({ lastSuccess: ago(1440) });
    expect(params({})).toMatchObject({ cronJob: 'nightly' });
    expect(params({})).not.toHaveProperty('lastSuccess');
  });

  it('finds an egress policy that forgets DNS, as likely as policies are enforced', () => {
    expect(about(NO_DNS, [egress([{ port: 3306 }])])).toMatchObject([
      { params: { direction: 'egress', peer: 'dns', isCertain: true }, strength: 'fits' },
    ]);
  });

  it('is less sure of a peer that only the settings name', () => {
    const { caller } = crashing('', 'mysql://db:3306');
    const logs = [logOf('SocketTimeoutException: connect timed out')];
    const objects = [caller, ...peer, isolating('was')];

    expect(claimsAbout(caller, policyDenies, cluster(objects, [], logs))).toMatchObject([
      { params: { peer: 'db:3306', isCertain: true }, strength: 'fits' },
    ]);
  });

  describe('where another server than that of the cluster answers', () => {
    const no53 = egress([{ port: 3306 }]);

    const dnsPod = (app: string, hostNetwork: boolean): Resource<'Pod'> => {
      const { spec, ...rest } = servingPod(`${app}-1`);
      const metadata = { ...rest.metadata, namespace: 'kube-system', labels: { 'k8s-app': app } };
      return { ...rest, metadata, spec: { containers: [], ...spec, hostNetwork } };
    };

    it('is not certain about DNS on a cache of the node', () => {
      const cluster53 = dnsPod('kube-dns', false);

      expect(about(NO_DNS, [fqdn(), cluster53])).toMatchObject([{ strength: 'entails' }]);
      const [claim] = about(NO_DNS, [fqdn(), cluster53, dnsPod('node-local-dns', true)]);

      expect(claim).toMatchObject({ params: { cache: '169.254.20.10' }, strength: 'fits' });
      expect(claim?.params).not.toHaveProperty('lacks');
    });

    it('stays silent for a pod with servers of its own', () => {
      const { caller, logs } = crashing(NO_DNS, 'mysql://db:3306');
      const own = { ...caller, spec: { containers: [], ...caller.spec, dnsPolicy: 'None' } };

      expect(claimsAbout(own, policyDenies, cluster([own, no53], [], logs))).toEqual([]);
    });
  });

  it('says in which namespace the caller is', () => {
    const inData = (one: Resource): Resource =>
      ({ ...one, metadata: { ...one.metadata, namespace: 'data' } }) as Resource;
    const { caller, logs } = crashing(DROPPED.replace('db:', 'db.data:'), 'mysql://db.data:3306');
    const objects = [caller, ...[...peer, isolating('was')].map(inData)];

    expect(claimsAbout(caller, policyDenies, cluster(objects, [], logs))).toMatchObject([
      { params: { peer: 'db.data:3306', namespace: 'shop' } },
    ]);
  });

  it('says whom it permits, by what its rules name', () => {
    const [claim] = about(NO_DNS, [fqdn()]);

    expect(claim?.params.permits[0]?.peers).toEqual([{ named: 'pay.example.com' }]);
  });

  it('only suggests one that may permit it', () => {
    const block = egress([{ port: 53, protocol: 'UDP' }], [{ ipBlock: { cidr: '10.0.0.0/8' } }]);

    expect(about(NO_DNS, [block])).toMatchObject([
      { params: { isCertain: false }, strength: 'suggests' },
    ]);
  });

  it.each([
    ['a refused connection', REFUSED, [isolating('was')]],
    [
      'an unknown host',
      `ERROR 2005 (HY000): Unknown MySQL server host 'db' (-2)`,
      [isolating('was')],
    ],
    [
      'a wrong password',
      `ERROR 1045 (28000): Access denied for user 'app'@'10.1.1.1'`,
      [isolating('was')],
    ],
    ['a policy that allows the caller', DROPPED, [isolating('web')]],
    ['no policy', DROPPED, []],
    ['an egress policy that allows DNS', NO_DNS, [egress([{ port: 53, protocol: 'UDP' }])]],
  ] as const)('stays silent for %s', (_, said, policies) => {
    expect(about(said, policies)).toEqual([]);
  });

  it('is not certain where another kind of policy cannot be read', () => {
    expect(about(DROPPED, [isolating('was')], ['networkpolicies.networking.k8s.io'])).toMatchObject(
      [{ strength: 'suggests' }],
    );
  });
});
