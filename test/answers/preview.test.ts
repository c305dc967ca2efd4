import { describe, expect, it } from '@jest/globals';

import { previewOf } from '#src/answers/preview.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { creation } from '#src/fixes/change/creation.ts';
import type { Offer } from '#src/fixes/offers/plans.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { offer, plan, verdict, web, wordsOnly } from '#test/support/verdicts.ts';

const [{ on: deployment }] = plan().changes;
const source = cluster([
  { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { namespace: 'shop', name: 'web' } },
]);

describe('a preview', () => {
  it('shows the plan as it is proved now, in words and with its undo', async () => {
    const now = plan({ proof: { ...plan().proof, admission: { is: 'holds' } } });

    expect(await previewOf(plan(), 'en', depsWith({ plansFor: async () => [offer(now)] }))).toEqual(
      {
        is: 'ready',
        plan: now,
        title: 'Scale up',
        text: 'One more replica.',
        undo: 'Scale down.',
      },
    );
  });

  it('shows a live change beside Git as what it is', async () => {
    const [change] = plan().changes;
    const beside = { is: 'next-sync', owner: { by: 'argo-cd', name: 'shop' } } as const;
    const live = plan({ id: 'plan-live', changes: [{ ...change, beside }] });
    const plansFor = async () => [{ ...offer(), live }];

    const preview = await previewOf(live, 'en', depsWith({ plansFor }));

    expect(preview).toMatchObject({
      is: 'ready',
      plan: { id: 'plan-live' },
      title: 'Live, not in Git: Scale up',
      text: expect.stringMatching(/Make the same change in Git, too\. One more replica\.$/),
    });
  });

  it('does not say of a live change that it goes out through Git', async () => {
    const owner = { by: 'argo-cd', name: 'shop' } as const;
    const beside = { is: 'next-sync', owner } as const;
    const live = plan({ id: 'plan-live', changes: [{ ...plan().changes[0], beside }] });
    const { remedy, proposal } = offer();
    const en: typeof remedy.text.en = ({ owner: of }: { owner?: unknown }) => {
      return { title: 'Scale up', text: of ? 'Through Git.' : 'Restarts pods.', undo: '' };
    };
    const gits = { ...offer(), remedy: { ...remedy, text: { en, ko: en } }, live };
    const withOwner = { ...gits, proposal: { ...proposal, params: { owner } } };

    const preview = await previewOf(live, 'en', depsWith({ plansFor: async () => [withOwner] }));

    expect(preview).toMatchObject({ text: expect.stringMatching(/too\. Restarts pods\.$/) });
  });

  it('says how to delete what would be created', async () => {
    const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
    const object = { apiVersion: 'v1', kind: 'ConfigMap', metadata: on };
    const created = plan({ changes: [creation({ on, object })] });

    const preview = await previewOf(
      created,
      'en',
      depsWith({ plansFor: async () => [offer(created)] }),
    );

    expect(preview).toMatchObject({
      undo: 'Scale down. `kubectl -n shop delete configmaps settings`',
    });
  });

  it('looks at the changed object too, as the first subject may have been replaced', async () => {
    const plansFor = async ({ target }: Verdict): Promise<readonly Offer[]> =>
      target.kind === deployment.kind ? [offer()] : [];
    const diagnose = async (target: Verdict['target']) => ({
      verdict: verdict({ target }),
      source,
    });

    const preview = await previewOf(plan(), 'en', depsWith({ diagnose, plansFor }));

    expect(preview.is).toBe('ready');
  });

  it('looks at what was asked about, as what a plan creates is not there yet', async () => {
    const about = { kind: 'apps/Deployment', namespace: 'shop', name: 'crawler' };
    const plansFor = async ({ target }: Verdict): Promise<readonly Offer[]> =>
      target.name === about.name ? [offer()] : [];
    const diagnose = async (target: Verdict['target']) => ({
      verdict: verdict({ target }),
      source,
    });

    const preview = await previewOf(plan(), 'en', depsWith({ diagnose, plansFor }), about);

    expect(preview.is).toBe('ready');
  });

  it.each([
    ['changed', 'its object has changed', [offer(plan({ id: 'plan-2' }))]],
    ['gone', 'its proof does not hold any more', [wordsOnly]],
    ['gone', 'the cause is gone', []],
  ] as const)('is %s when %s', async (is, _, offers) => {
    const deps = depsWith({ plansFor: async () => offers });

    expect(await previewOf(plan(), 'ko', deps)).toEqual({ is, text: expect.any(String) });
  });

  it('does not call a cause gone that it could not look for', async () => {
    const notChecked = [{ read: { get: web }, why: 'unavailable' }] as const;
    const diagnose = async () => ({ verdict: verdict({ findings: [], notChecked }), source });

    const deps = depsWith({ diagnose, plansFor: async () => [] });

    expect(await previewOf(plan(), 'en', deps)).toEqual({
      is: 'failed',
      text: expect.stringContaining('the API server answered 503'),
    });
  });

  it('fails with advice when the cluster cannot be reached', async () => {
    expect(await previewOf(plan(), 'en', depsWith({ diagnose: unreachable }))).toEqual({
      is: 'failed',
      text: expect.stringContaining('Ask again'),
    });
  });
});

function depsWith(parts: Parameters<typeof engineThat>[0]) {
  return { engine: engineThat(parts), loader: loaderOf(source), cluster: 'lab' };
}
