import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import { rules } from '#src/diagnosis/rules.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { correctAddress } from '#src/remedies/catalogue/network/correct-address.ts';
import { correctService } from '#src/remedies/catalogue/network/correct-service.ts';
import { exceptPort } from '#src/remedies/catalogue/network/except-port.ts';
import { lookAtPeer } from '#src/remedies/catalogue/network/look-at-peer.ts';
import { permitConnection } from '#src/remedies/catalogue/network/permit-connection.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { service, servingPod, slice } from '#test/support/services.ts';
import { finding } from '#test/support/verdicts.ts';

const { world } = openWorld(cluster([]));

/** What a remedy proposes for the root of a scenario. */
async function proposed(name: string, remedy: Remedy) {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  const source = recorded(await scenario.read());
  const { verdict } = await diagnose(scenario.target, lazily(source), rules);
  const [root] = verdict.findings;
  if (!root) throw new Error(`Scenario ${name} has no finding.`);
  const [proposal] = [...remedy.propose(root, openWorld(source).world)];
  if (!proposal) throw new Error(`Nothing is proposed for ${name}.`);
  const { text, lines = [] } = remedy.inWords(proposal.params, 'en');
  return { ...proposal, text: [text, ...lines].join('\n') };
}

/** A policy that lets nobody in to the pods of Service "db". */
function isolation(annotations: Readonly<Record<string, string>>) {
  const spec = { podSelector: { matchLabels: { app: 'db' } }, policyTypes: ['Ingress'] };
  const policy = specified('networking.k8s.io/NetworkPolicy', 'isolation', spec);
  return { ...policy, metadata: { ...policy.metadata, uid: 'policy-1', annotations } };
}

/** What is proposed for a pod "web-1" that does not reach port 80 of Service "db", whose pods listen on 8080. */
function permitted(others: readonly Resource[]) {
  const objects = [
    servingPod('web-1'),
    service('db'),
    slice('db', { 'db-0': 'ready' }),
    servingPod('db-0'),
  ];
  const caller = { caller: 'web-1', namespace: 'shop', labels: 'app=web' };
  const found = finding({
    subject: { kind: 'networking.k8s.io/NetworkPolicy', namespace: 'shop', name: 'isolation' },
    params: {
      ...caller,
      kind: 'NetworkPolicy',
      direction: 'ingress',
      peer: 'db:80',
      behind: { service: 'db', ready: 1, port: 8080 },
    },
  });
  const { world } = openWorld(cluster([...objects, ...others]));
  const [proposal] = [...permitConnection.propose(found, world)];
  if (!proposal) throw new Error('Nothing is proposed.');
  return { ...proposal, text: permitConnection.inWords(proposal.params, 'en').text };
}

describe('the remedies of the network', () => {
  it('correct the label that a Service selects', async () => {
    const { command } = await proposed('svc-selector-mismatch-2', correctService);

    expect(command).toBe(
      `kubectl -n svc-orders patch service orders -p '{"spec":{"selector":{"version":"v2"}}}'`,
    );
  });

  it('correct the port that a Service sends to', async () => {
    const { command } = await proposed('svc-targetport-wrong', correctService);

    expect(command).toContain('{"port":80,"targetPort":8080}');
  });

  it.each([
    ['db-no-such-host', 'Change `DATABASE_URL` from `point-cache` to `points-cache`'],
    ['db-wrong-port-refused', 'Change `DATABASE_URL` from `5432` to `6379`'],
  ])('name the address to use in %s', async (name, words) => {
    expect((await proposed(name, correctAddress)).text).toContain(words);
  });

  it('add a rule for one caller and port to a policy, and change nothing by themselves', async () => {
    const { text, command, change } = await proposed('inc-004-8-1a', permitConnection);

    expect(text).toContain('- fromEndpoints: [{ matchLabels: { app: mysql-backup } }]');
    expect(text).toContain('port: "3306"');
    expect(text).toContain('allow it with this rule; no other pod of that namespace is let in');
    expect(text).toContain('create job --from=cronjob/mysql-backup');
    expect(command).toContain('"op":"add","path":"/spec/ingress/-"');
    expect(change).toBeUndefined();
  });

  it('let a caller in at the port of the pods, and say who else has its labels', () => {
    const { command, text } = permitted([isolation({}), servingPod('web-2')]);

    expect(command).toContain('"port":8080');
    expect(text).toContain('it lets in `web-2` as well');
  });

  it('leave a policy that Git owns to Git', () => {
    const tracking = 'blog:networking.k8s.io/NetworkPolicy:shop/isolation';
    const { command, text } = permitted([
      isolation({ 'argocd.argoproj.io/tracking-id': tracking }),
    ]);

    expect(command).toBeUndefined();
    expect(text).toContain('in Git, from which a live change would be undone');
  });

  it('say so where another policy stops the caller as well', () => {
    const egress = { podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Egress'] };
    const own = specified('networking.k8s.io/NetworkPolicy', 'own', egress);
    const { command, text } = permitted([isolation({}), own]);

    expect(command).toBeUndefined();
    expect(text).toContain('This rule alone is not enough');
  });

  it('name the namespace of a caller that is elsewhere', () => {
    const rule = (kind: string) => {
      const params = {
        direction: 'ingress',
        peer: 'db:3306',
        labels: 'app=web',
        namespace: 'clients',
      };
      const policy = finding({ id: 'network/policy-denies', params: { kind, ...params } });
      const [proposal] = permitConnection.propose(policy, world);
      return proposal && permitConnection.inWords(proposal.params, 'en').lines?.join('\n');
    };

    expect(rule('NetworkPolicy')).toContain(
      'namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: clients } }',
    );
    expect(rule('CiliumNetworkPolicy')).toContain(
      'app: web, k8s:io.kubernetes.pod.namespace: clients',
    );
  });

  it('ask for addresses where nobody gave any, not for more replicas', () => {
    const [proposal] = lookAtPeer.propose(
      finding({ id: 'network/peer-without-backends', params: { isByHand: true } }),
      world,
    );

    expect(proposal?.params).toMatchObject({ next: 'addresses' });
  });

  it('add DNS to an egress policy, by UDP and TCP', async () => {
    const { text } = await proposed('netpol-egress-no-dns', permitConnection);

    expect(text).toContain('[{ port: 53, protocol: UDP }, { port: 53, protocol: TCP }]');
  });

  it('except one port of one workload from STRICT', async () => {
    const { text } = await proposed('inc-004-6-5a', exceptPort);

    expect(text).toContain('selector: { matchLabels: { app: web } }');
    expect(text).toContain('portLevelMtls: { "80": { mode: PERMISSIVE } }');
  });
});
