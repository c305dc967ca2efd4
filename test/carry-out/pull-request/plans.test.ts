import { describe, expect, it } from '@jest/globals';

import { shown } from '#src/answers/preview.ts';
import { planId } from '#src/approvals/plan-id.ts';
import type { DryRun } from '#src/domain/ports.ts';
import type { Draft, GitSource } from '#src/domain/pull-request.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { blog, type Parts, WEB } from '#test/fixes/support/blog.ts';
import { cluster, lazily } from '#test/support/clusters.ts';

const INTO = { url: 'https://github.com/acme/deploy', path: 'blog', revision: 'main' };
const TRACKED = {
  'argocd.argoproj.io/tracking-id': 'blog:argoproj.io/Rollout:blog-system/web',
};

describe('the plan for a Rollout that Argo CD owns', () => {
  it('is a pull request where its files can be edited, and what that holds is part of the id', async () => {
    const [first] = await offered(async ({ do: how }) => ({
      is: 'holds',
      ...(how === 'propose' && { draft: draft('@@ one') }),
    }));
    const [other] = await offered(async () => ({ is: 'holds', draft: draft('@@ two') }));

    expect(first?.plan).toMatchObject({
      id: first?.plan && planId(first.plan),
      changes: [{ do: 'propose', into: INTO, draft: draft('@@ one'), undo: { none: 'is-in-git' } }],
      proof: { admission: { is: 'holds' } },
    });
    expect(other?.plan?.id).not.toBe(first?.plan?.id);
  });

  it('is none where no pull request can be drawn up, but says where Git has it', async () => {
    const undrafted = { why: 'git-not-listed', note: INTO.url } as const;

    const [first] = await offered(async () => ({ is: 'holds', undrafted }));

    expect(first).toMatchObject({
      git: { source: INTO, undrafted },
      proof: { admission: { is: 'holds' } },
    });
    expect(first?.plan).toBeUndefined();
  });

  it('is the same change live besides, of its own id, where that stays for a while', async () => {
    const spec = { syncPolicy: { automated: {} } };

    const [first] = await offered(async () => ({ is: 'holds', draft: draft('@@ one') }), {}, spec);

    const { plan, live } = first ?? {};
    const beside = { is: 'next-commit', owner: { by: 'argo-cd', name: 'blog' } };
    expect(live?.changes[0]).toMatchObject({ ...first?.proposal.change, beside });
    expect(live?.id).toBe(live && planId(live));
    expect(live?.id).not.toBe(plan?.id);
    expect([plan?.revert?.is, live?.revert]).toEqual(['next-commit', undefined]);
  });

  it('is handed over where its Application is in another cluster, and made live by choice alone', async () => {
    const asked: string[] = [];
    const dryRun: DryRun = async ({ do: how }) => {
      asked.push(how);
      return { is: 'holds' };
    };

    const [first] = await offered(dryRun, {}, {}, {}, []);

    const { plan, git, proposal, live } = first ?? {};
    const revert = { is: 'elsewhere', owner: { by: 'argo-cd', name: 'blog' } };
    expect(plan).toBeUndefined();
    expect(git).toEqual({ why: 'git-elsewhere', revert });
    expect(live?.changes[0]).toMatchObject({ ...proposal?.change, beside: revert });
    expect(asked).not.toContain('propose');
    const preview = first && shown(first, live, 'en');
    expect(preview).toMatchObject({
      is: 'ready',
      title: expect.stringContaining('Live, not in Git'),
    });
  });

  it('has no live one where self-heal would put it back', async () => {
    const offers = await offered(async () => ({ is: 'holds' }), {}, SELF_HEAL);

    const heals = offers.filter(({ git }) => git?.revert.is === 'self-heal');
    expect(heals).not.toEqual([]);
    expect(heals.flatMap(({ live }) => live ?? [])).toEqual([]);
  });

  it('foretells of an action on the status that nobody takes it back', async () => {
    const offers = await offered(async () => ({ is: 'holds' }), {}, SELF_HEAL);

    const abort = offers.find(({ remedy }) => remedy.id === 'rollout/abort');
    expect(abort?.plan).toMatchObject({ changes: [{ do: 'patch' }], revert: { is: 'not-held' } });
    expect(abort?.live).toBeUndefined();
  });

  it('offers a pause as made beside Git, and never as anything else', async () => {
    const moving = { status: { currentStepIndex: 2, updatedReplicas: 1 } };
    const offers = await offered(async () => ({ is: 'holds' }), {}, SELF_HEAL, moving);

    const pause = offers.find(({ remedy }) => remedy.id === 'rollout/pause');
    expect(pause).toMatchObject({
      git: { revert: { is: 'not-held' } },
      live: { changes: [{ do: 'patch', beside: { is: 'not-held' } }] },
    });
    expect(pause?.plan).toBeUndefined();
  });

  it('is handed over with the file that names it where the Application changes what it takes from there', async () => {
    const undrafted = { why: 'git-owner-changes', near: { file: 'blog/web.yaml' } } as const;
    const dryRun: DryRun = async ({ into }) => ({ is: 'holds', ...(into?.made && { undrafted }) });

    const [first] = await offered(dryRun, { kustomize: { namePrefix: 'eu-' } });

    expect(first?.git).toMatchObject({ source: INTO, why: 'git-owner-changes', undrafted });
    expect(first?.plan).toBeUndefined();
  });

  it('is handed over with the value and its file where a chart makes the object', async () => {
    const [first] = await offered(async () => ({ is: 'holds' }), HELM);

    expect(first?.plan).toBeUndefined();
    expect(first?.git).toMatchObject({
      source: INTO,
      why: 'git-helm',
      values: [{ key: 'topologySpreadConstraints', file: 'blog/prod.yaml' }],
    });
  });

  it('says in the review of making it live which value it leaves as it is', async () => {
    const [first] = await offered(async () => ({ is: 'holds' }), HELM);

    const preview = first && shown(first, first.live, 'en');
    expect(preview).toMatchObject({
      is: 'ready',
      text: expect.stringContaining('`topologySpreadConstraints` in `blog/prod.yaml`'),
    });
  });
});

const HELM = { helm: { valueFiles: ['prod.yaml'] } };
const SELF_HEAL = { syncPolicy: { automated: { selfHeal: true } } };

async function offered(
  dryRun: DryRun,
  more: object = {},
  spec: object = {},
  parts: Parts = {},
  also: readonly Resource[] = [application(INTO, more, spec)],
): Promise<readonly Offer[]> {
  const objects = blog({ ...parts, metadata: { annotations: TRACKED }, also });
  const loader = lazily(cluster(objects));
  const { verdict } = await diagnose(WEB, loader, rules);
  return plansFor(verdict, loader, { cluster: 'test', rules, dryRun });
}

function draft(diff: string): Draft {
  const file = { path: 'blog/web.yaml', before: '0'.repeat(40), after: '1'.repeat(40), diff };
  return { repository: 'acme/deploy', branch: 'main', files: [file] };
}

function application({ url, path, revision }: GitSource, more: object, spec: object): Resource {
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { namespace: 'argocd', name: 'blog' },
    spec: { source: { repoURL: url, path, targetRevision: revision, ...more }, ...spec },
  } as Resource;
}
