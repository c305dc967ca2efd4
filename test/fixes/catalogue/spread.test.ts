import { describe, expect, it } from '@jest/globals';

import type { Proposal } from '#src/domain/remedy.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { changed } from '#src/world/changed.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, RULE, type Parts, type Rule } from '#test/fixes/support/blog.ts';
import { cluster } from '#test/support/clusters.ts';

const AT = '/spec/template/spec/topologySpreadConstraints/0';
const TRACKING = 'argocd.argoproj.io/tracking-id';

describe('a remedy for a spread rule', () => {
  it('sets both fields, guarded by what the rule is', () => {
    const [proposal] = proposed('spread/honor-taints-per-revision');

    expect(proposal).toMatchObject({
      kind: 'patch',
      risk: 'restart',
      goal: { is: 'updated-ready', on: { name: 'web' } },
      change: {
        on: { kind: 'argoproj.io/Rollout', uid: 'web-1' },
        guard: [
          { op: 'test', path: `${AT}/topologyKey`, value: 'kubernetes.io/hostname' },
          { op: 'test', path: `${AT}/whenUnsatisfiable`, value: 'DoNotSchedule' },
        ],
        absent: [`${AT}/nodeTaintsPolicy`, `${AT}/matchLabelKeys`],
        ops: [
          { op: 'add', path: `${AT}/nodeTaintsPolicy`, value: 'Honor' },
          { op: 'add', path: `${AT}/matchLabelKeys`, value: ['rollouts-pod-template-hash'] },
        ],
      },
    });
    expect(proposal?.change).not.toHaveProperty('sub');
  });

  it.each([
    ['spread/honor-taints', { ...RULE, nodeTaintsPolicy: 'Honor' }],
    ['spread/per-revision', { ...RULE, matchLabelKeys: ['rollouts-pod-template-hash'] }],
    ['spread/schedule-anyway', { ...RULE, whenUnsatisfiable: 'ScheduleAnyway' }],
  ])('%s changes nothing else', (id, rule) => {
    expect(ruleAfter(proposed(id)[0])).toEqual(rule);
  });

  it.each(remedies.map(({ id }) => id).filter(isPatch))(
    '%s can be taken back to the letter',
    (id) => {
      const [web] = blog().filter(({ kind }) => kind === 'Rollout');
      const { ops, undo } = proposed(id)[0]?.change ?? {};
      if (!web || !ops || !Array.isArray(undo)) throw new Error(`${id} proposes no change.`);

      expect(changed(changed(web, ops), undo)).toEqual(web);
    },
  );

  it('keeps the keys that a rule has, and guards them', () => {
    const rule = { ...RULE, nodeTaintsPolicy: 'Ignore', matchLabelKeys: ['tier'] };

    const [proposal] = proposed('spread/honor-taints-per-revision', { rule });

    expect(proposal?.change).toMatchObject({
      absent: [],
      guard: [{}, {}, { value: 'Ignore' }, { value: ['tier'] }],
    });
    expect(ruleAfter(proposal, rule)).toMatchObject({
      matchLabelKeys: ['tier', 'rollouts-pod-template-hash'],
    });
  });

  it('uses the label that pods of a Deployment have', () => {
    const [proposal] = proposed('spread/per-revision', { kind: 'Deployment' });

    expect(proposal?.change?.ops).toMatchObject([{ value: ['pod-template-hash'] }]);
  });

  it('changes the Deployment whose template a Rollout refers to, with the label of the Rollout', () => {
    const [proposal] = proposed('spread/per-revision', { refersTo: 'web-template' });

    expect(proposal).toMatchObject({
      goal: { on: { kind: 'argoproj.io/Rollout', name: 'web' } },
      change: {
        on: { kind: 'apps/Deployment', name: 'web-template' },
        ops: [{ value: ['rollouts-pod-template-hash'] }],
      },
    });
  });

  it.each([
    ['spread/schedule-anyway', 'of a StatefulSet', { kind: 'StatefulSet' }],
    ['spread/per-revision', 'without labelSelector', { rule: withoutSelector() }],
    [
      'spread/honor-taints',
      'that honours taints',
      { rule: { ...RULE, nodeTaintsPolicy: 'Honor' } },
    ],
    [
      'spread/schedule-anyway',
      'that an operator would put back',
      {
        metadata: {
          ownerReferences: [
            { apiVersion: 'shop/v1', kind: 'Shop', name: 'a', uid: 'a', controller: true },
          ],
        },
      },
    ],
  ] as const)('%s leaves alone a rule %s', (id, _, parts) => {
    expect(proposed(id, parts)).toEqual([]);
  });

  it.each(['spread/per-revision', 'spread/schedule-anyway'])(
    '%s waits where the node is closed for now only',
    (id) => {
      const { world } = openWorld(cluster(blog()));
      const passing = { ...finding(), params: { tainted: { node: 'k8s-worker3', of: 'state' } } };

      const proposals = remedies.find((one) => one.id === id)?.propose(passing, world) ?? [];

      expect([...proposals]).toEqual([]);
    },
  );

  it('hands the change over where Git owns the object, and names the owner', () => {
    const annotations = { [TRACKING]: 'blog:argoproj.io/Rollout:blog-system/web' };
    const [proposal] = proposed('spread/honor-taints', { metadata: { annotations } });
    const remedy = remedies.find(({ id }) => id === 'spread/honor-taints');

    expect(proposal).toMatchObject({ kind: 'gitops', params: { owner: { name: 'blog' } } });
    expect(proposal).not.toHaveProperty('command');
    expect(remedy?.text.en(proposal?.params ?? {}).text).toContain('`blog`');
    expect(remedy?.text.ko(proposal?.params ?? {}).text).toContain('`blog`');
  });
});

function isPatch(id: string): boolean {
  return id.startsWith('spread/');
}

function proposed(id: string, parts: Parts = {}): readonly Proposal[] {
  const { world } = openWorld(cluster(blog(parts)));
  const remedy = remedies.find((one) => one.id === id);
  return [...(remedy?.propose(finding(), world) ?? [])];
}

function ruleAfter(proposal: Proposal | undefined, rule: Rule = RULE): unknown {
  const [web] = blog({ rule }).filter(({ kind }) => kind === 'Rollout');
  const after = web && proposal?.change && changed(web, proposal.change.ops);
  return (after as { spec?: { template?: { spec?: Spec } } } | undefined)?.spec?.template?.spec
    ?.topologySpreadConstraints?.[0];
}
type Spec = Readonly<{ topologySpreadConstraints?: readonly Rule[] }>;

function withoutSelector(): Rule {
  const { labelSelector: _, ...rule } = RULE;
  return rule;
}
