import { describe, expect, it } from '@jest/globals';

import { planId } from '#src/approvals/plan-id.ts';
import { QueueUnavailable } from '#src/domain/errors.ts';
import type { Ref } from '#src/domain/model.ts';
import type { DryRun } from '#src/domain/ports.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import type { Chosen } from '#src/fixes/offers/planning.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { blog, RULE, WEB, type Parts } from '#test/fixes/support/blog.ts';
import { cluster, lazily } from '#test/support/clusters.ts';

const CANARY: Ref = { kind: 'Pod', namespace: 'blog-system', name: 'web-6c7c9fb85d-8lqpc' };
const ACCEPTED = { is: 'holds' } as const;
const accepting: DryRun = async () => ACCEPTED;
type Altered = Readonly<{ chosen: Chosen; findings: (verdict: Verdict) => Verdict['findings'] }>;

describe('the plans for a canary whose spread rule counts a tainted node', () => {
  it.each([
    ['the pod', CANARY],
    ['the rollout', WEB],
  ])('are offered in the order of what they give up, asked about %s', async (_, target) => {
    expect(ids(await offered({}, accepting, target))).toEqual([
      'spread/honor-taints-per-revision',
      'spread/honor-taints',
      'spread/per-revision',
      'spread/larger-skew',
      'spread/schedule-anyway',
      'rollout/abort',
    ]);
  });

  it('are proved: the pods find nodes up to the peak, and the cause is gone', async () => {
    const [first] = await offered();

    expect(first?.plan?.proof).toEqual({
      placement: { is: 'holds', note: 'k8s-worker1, k8s-worker2' },
      rules: { is: 'holds' },
      admission: ACCEPTED,
    });
  });

  it('are named by what they do, and keep the finding that they answer', async () => {
    const [first] = await offered();

    expect(first?.plan).toMatchObject({
      id: first?.plan && planId(first.plan),
      cluster: 'test',
      cause: { id: 'scheduling/spread-counts-tainted-node', subject: { name: 'web' } },
      goal: { is: 'updated-ready', on: { name: 'web' } },
    });
  });

  it('have the same ids at the next look, so that an approval stays good', async () => {
    const [once, again] = [await offered(), await offered()];

    expect(once.map(({ plan }) => plan?.id)).toEqual(again.map(({ plan }) => plan?.id));
  });

  it('do not hold one that leaves a later pod of the same revision without a node', async () => {
    const spread = await offered({ replicas: 4, placed: 2 });

    expect(ids(spread)).not.toContain('spread/per-revision');
    expect(ids(spread)).toContain('spread/honor-taints-per-revision');
  });

  it('do not hold one that the API server refuses', async () => {
    const refusing: DryRun = async ({ sub }) =>
      sub ? ACCEPTED : { is: 'fails', why: 'refused', note: 'no' };

    expect(ids(await offered({}, refusing))).toEqual(['rollout/abort']);
  });

  it('say so where nobody answers for the API server', async () => {
    const [first] = await offered({}, unanswered);

    expect(first?.plan?.proof.admission).toEqual({ is: 'not-checked', why: 'no-answer' });
  });

  it('say so where nobody can ask it', async () => {
    const loader = lazily(cluster(blog()));
    const { verdict } = await diagnose(CANARY, loader, rules);

    const [first] = await plansFor(verdict, loader, { cluster: 'test', rules });

    expect(first?.plan?.proof.admission).toEqual({ is: 'not-checked', why: 'no-dry-run' });
  });

  it('go to Git where Git owns the rollout, but for what only concerns its status', async () => {
    const id = 'blog:argoproj.io/Rollout:blog-system/web';
    const annotations = { 'argocd.argoproj.io/tracking-id': id };

    const offers = await offered({ metadata: { annotations } });

    expect(offers.map(({ proposal, plan }) => [proposal.kind, Boolean(plan)])).toEqual([
      ['gitops', false],
      ['gitops', false],
      ['gitops', false],
      ['gitops', false],
      ['gitops', false],
      ['rollout', true],
    ]);
    expect(offers[0]?.proof).toMatchObject({ placement: { is: 'holds' } });
  });

  it('never touch taints, tolerations, replicas, pods or the steps', async () => {
    const offers = await offered();
    const touched = offers.flatMap(({ proposal }) => proposal.change?.ops ?? []);

    expect(new Set(touched.map(({ path }) => path.split('/').at(-1)))).toEqual(
      new Set(['nodeTaintsPolicy', 'matchLabelKeys', 'maxSkew', 'whenUnsatisfiable', 'abort']),
    );
    expect(offers.map(({ proposal }) => proposal.change?.on.kind)).toEqual(
      offers.map(() => 'argoproj.io/Rollout'),
    );
  });

  it('come with what many would do and does not help, without a plan', async () => {
    const refused = (await allOf({}, accepting, CANARY)).filter((one) => one.refused);

    expect(ids(refused)).toEqual([
      'popular/restart',
      'popular/dynamic-stable-scale',
      'popular/pod-template-hash',
      'popular/promote-full',
    ]);
    expect(refused.filter(({ plan }) => plan)).toEqual([]);
  });

  it('are none where the rule is not what keeps the pod waiting', async () => {
    const rule = { ...RULE, nodeTaintsPolicy: 'Honor' };

    expect(ids(await offered({ rule }))).not.toContain('spread/honor-taints');
  });

  it('are of the one finding that was chosen, of several of a kind', async () => {
    const again = (verdict: Verdict) =>
      verdict.findings.flatMap((one) => [one, { ...one, key: `${one.key} again` }]);
    const { finding = '', remedy } = (await offered())[0] ?? {};
    const chosen = { finding: `${finding} again`, remedy: remedy?.id ?? '', values: {} };

    const offers = await allOf({}, accepting, CANARY, { chosen, findings: again });

    expect(offers.map((one) => one.finding)).toEqual([`${finding} again`]);
  });
});

async function offered(
  parts: Parts = {},
  dryRun: DryRun = accepting,
  target = CANARY,
): Promise<readonly Offer[]> {
  return (await allOf(parts, dryRun, target)).filter(({ refused }) => !refused);
}

async function allOf(
  parts: Parts,
  dryRun: DryRun,
  target: Ref,
  { findings, ...chosen }: Partial<Altered> = {},
): Promise<readonly Offer[]> {
  const loader = lazily(cluster(blog(parts)));
  const { verdict } = await diagnose(target, loader, rules);
  const altered = findings ? { ...verdict, findings: findings(verdict) } : verdict;
  return plansFor(altered, loader, { cluster: 'test', rules, dryRun, ...chosen });
}

function ids(offers: readonly Offer[]): readonly string[] {
  return offers.map(({ remedy }) => remedy.id);
}

async function unanswered(): Promise<never> {
  throw new QueueUnavailable('Redis is away.');
}
