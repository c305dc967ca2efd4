import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { permitConnection } from '#src/fixes/catalogue/network/permit-connection.ts';
import type { Denied } from '#src/knowledge/causes/network/policy-denies.words.ts';
import { rules } from '#src/knowledge/rules.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { service, servingPod, slice } from '#test/support/services.ts';
import { finding } from '#test/support/verdicts.ts';

const denied: Denied = {
  kind: 'NetworkPolicy',
  direction: 'ingress',
  peer: 'db:80',
  caller: 'web-1',
  namespace: 'shop',
  labels: 'app=web',
  permits: [],
  others: [],
  isCertain: true,
  behind: { service: 'db', ready: 1, port: 8080 },
  lacks: { host: 'db', port: 80, labels: { app: 'web' }, namespace: 'shop' },
};
/** What its Service selects. */
const TO_DB: Partial<Denied> = {
  direction: 'egress',
  lacks: { host: 'db', port: 80, labels: { app: 'db' }, namespace: 'shop' },
};
const on = { kind: 'networking.k8s.io/NetworkPolicy', namespace: 'shop', name: 'isolation' };
const found = (params: Partial<Denied> = {}): Finding<Denied> => ({
  ...finding({ subject: on }),
  params: { ...denied, ...params },
});

/** What is proposed for the root of a scenario. */
async function proposed(name: string) {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const source = recorded(await scenario.read());
  const { verdict } = await diagnose(scenario.target, lazily(source), rules);
  const [root] = verdict.findings;
  const [proposal] = permitConnection.propose(root as Finding<Denied>, openWorld(source).world);
  if (!proposal) throw new Error(`Nothing is proposed for ${name}.`);
  const { text, lines = [] } = permitConnection.text.en(proposal.params);
  return { ...proposal, text: [text, ...lines].join('\n') };
}

/** A policy that lets nobody in to the pods of Service "db". */
function isolation(annotations: Readonly<Record<string, string>>) {
  const spec = { podSelector: { matchLabels: { app: 'db' } }, policyTypes: ['Ingress'] };
  const policy = specified('networking.k8s.io/NetworkPolicy', 'isolation', spec);
  return { ...policy, metadata: { ...policy.metadata, uid: 'policy-1', annotations } };
}

/** A policy that lets the pods of the caller out to nobody. */
function closed(): Resource {
  const spec = { podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Egress'] };
  const policy = specified('networking.k8s.io/NetworkPolicy', 'isolation', spec);
  return { ...policy, metadata: { ...policy.metadata, uid: 'policy-1' } };
}

/** One more, on the other side. */
function isolating(): Resource {
  const policy = isolation({});
  return { ...policy, metadata: { ...policy.metadata, name: 'of-db', uid: 'policy-2' } };
}

/** What is proposed for a pod "web-1" that does not reach port 80 of Service "db", whose pods listen on 8080. */
function permitted(others: readonly Resource[], params: Partial<Denied> = {}) {
  const objects = [
    servingPod('web-1'),
    service('db'),
    slice('db', { 'db-0': 'ready' }),
    servingPod('db-0'),
  ];
  const { world } = openWorld(cluster([...objects, ...others]));
  const [proposal] = [...permitConnection.propose(found(params), world)];
  if (!proposal) throw new Error('Nothing is proposed.');
  return { ...proposal, text: permitConnection.text.en(proposal.params).text };
}

describe('the remedy of a policy', () => {
  it('adds a rule for one caller and port, and is handed over', async () => {
    const { text, command, change, goal } = await proposed('inc-004-8-1a');

    expect(text).toContain('- fromEndpoints: [{ matchLabels: { app: mysql-backup } }]');
    expect(text).toContain('port: "3306"');
    expect(text).toContain('allow it with this rule; no other pod of that namespace is let in');
    expect(text).toContain('create job --from=cronjob/mysql-backup');
    expect(command).toContain('"op":"add","path":"/spec/ingress/-"');
    expect(change?.undo).toMatchObject([{ op: 'replace', path: '/spec/ingress' }]);
    expect(goal).toBeUndefined();
  });

  it('lets a caller in at the port of the pods, and says who else has its labels', () => {
    const { command, text } = permitted([isolation({}), servingPod('web-2')]);

    expect(command).toContain('"port":8080');
    expect(text).toContain('it lets in `web-2` as well');
  });

  it('leaves a policy that Git owns to Git', () => {
    const tracking = 'blog:networking.k8s.io/NetworkPolicy:shop/isolation';
    const { command, text } = permitted([
      isolation({ 'argocd.argoproj.io/tracking-id': tracking }),
    ]);

    expect(command).toBeUndefined();
    expect(text).toContain('in Git, from which a live change would be undone');
  });

  it('says so where another policy stops the caller as well', () => {
    const egress = { podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Egress'] };
    const own = specified('networking.k8s.io/NetworkPolicy', 'own', egress);
    const { command, text } = permitted([isolation({}), own]);

    expect(command).toBeUndefined();
    expect(text).toContain('This rule alone is not enough');
  });

  it('names the namespace of a caller that is elsewhere', () => {
    const { world } = openWorld(cluster([]));
    const rule = (kind: string) => {
      const lacks = { host: 'db', port: 80, labels: { app: 'web' }, namespace: 'clients' };
      const [proposal] = permitConnection.propose(found({ kind, lacks }), world);
      return proposal && permitConnection.text.en(proposal.params).lines?.join('\n');
    };

    expect(rule('NetworkPolicy')).toContain(
      'namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: clients } }',
    );
    expect(rule('CiliumNetworkPolicy')).toContain(
      'app: web, k8s:io.kubernetes.pod.namespace: clients',
    );
  });

  it('lets a caller out to the pods of a Service, by what that selects', () => {
    const { command, text } = permitted([closed(), servingPod('web-2')], TO_DB);

    expect(command).toContain('"path":"/spec/egress"');
    expect(command).toContain('"to":[{"podSelector":{"matchLabels":{"app":"db"}}}]');
    expect(command).toContain('"port":8080');
    expect(text).toContain('it lets out `web-2` as well');
  });

  it('says so where a policy of the peer stops it as well', () => {
    const { command, text } = permitted([closed(), isolating()], TO_DB);

    expect(command).toBeUndefined();
    expect(text).toContain('Look at the ingress policies of its peer, too.');
  });

  it("lets a caller ask the cluster's DNS", async () => {
    const { command, change, text } = await proposed('netpol-egress-no-dns');

    expect(change?.ops).toMatchObject([
      {
        path: '/spec/egress/-',
        value: {
          to: [{ podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
          ports: [
            { port: 53, protocol: 'UDP' },
            { port: 53, protocol: 'TCP' },
          ],
        },
      },
    ]);
    expect(command).toContain('patch networkpolicies.networking.k8s.io exchange-egress');
    expect(text).toContain('kubernetes.io/metadata.name: kube-system');
    expect(text).toMatch(/→ `DNS` now and allow it with this rule, if the DNS is the pods/);
  });

  it('is not proposed for a host outside of the cluster, whose addresses no object tells', () => {
    const { lacks: _, ...params } = denied;
    const { world } = openWorld(cluster([]));

    expect([...permitConnection.propose({ ...finding({ subject: on }), params }, world)]).toEqual(
      [],
    );
  });
});
