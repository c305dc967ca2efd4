import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import { rules } from '#src/diagnosis/rules.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import { correctAddress } from '#src/remedies/catalogue/network/correct-address.ts';
import { correctService } from '#src/remedies/catalogue/network/correct-service.ts';
import { exceptPort } from '#src/remedies/catalogue/network/except-port.ts';
import { lookAtPeer } from '#src/remedies/catalogue/network/look-at-peer.ts';
import { permitConnection } from '#src/remedies/catalogue/network/permit-connection.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';
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
    const { text, change } = await proposed('inc-004-8-1a', permitConnection);

    expect(text).toContain('- fromEndpoints: [{ matchLabels: { app: mysql-backup } }]');
    expect(text).toContain('port: "3306"');
    expect(change).toBeUndefined();
  });

  it('name the namespace of a caller that is elsewhere', () => {
    const rule = (kind: string) => {
      const params = {
        direction: 'ingress',
        peer: 'db:3306',
        labels: 'app=web',
        namespace: 'shop',
      };
      const policy = finding({ id: 'network/policy-denies', params: { kind, ...params } });
      const [proposal] = permitConnection.propose(policy, world);
      return proposal && permitConnection.inWords(proposal.params, 'en').lines?.join('\n');
    };

    expect(rule('NetworkPolicy')).toContain(
      'namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: shop } }, podSelector',
    );
    expect(rule('CiliumNetworkPolicy')).toContain(
      'k8s:io.kubernetes.pod.namespace: shop, app: web',
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
