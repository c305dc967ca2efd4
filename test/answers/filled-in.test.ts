import { describe, expect, it } from '@jest/globals';

import type { Engine } from '#src/answers/engine.ts';
import { filledIn } from '#src/answers/filled-in.ts';
import { BadValue, type Wants } from '#src/domain/errors.ts';
import type { Plan } from '#src/domain/plan.ts';
import { cluster } from '#test/support/clusters.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { offer, plan, verdict } from '#test/support/verdicts.ts';

const filled = {
  finding: 'k1',
  on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
  remedy: 'resources/memory-limit',
  values: { memory: '300Mi' },
};

describe('what somebody filled in', () => {
  it('is proved for that finding with those values', async () => {
    const asked: unknown[] = [];
    const plansFor: Engine['plansFor'] = async (_verdict, _loader, { chosen }) => {
      asked.push(chosen);
      return [offer(plan())];
    };

    expect(await answered({ plansFor })).toMatchObject({ is: 'ready', plan: { id: plan().id } });
    expect(asked).toEqual([filled]);
  });

  it.each<[string, string, Wants, string]>([
    [
      'limits.memory',
      'lots',
      'quantity',
      'limits.memory: "lots" cannot stand there. Write a quantity',
    ],
    ['claim', 'dta', 'name', 'These exist: data, logs.'],
    ['memory', '', 'blank', 'memory is blank'],
    ['memory', '64Mi', 'too-little', 'It has to be more than what ran out'],
  ])('is refused by name: %s = "%s"', async (name, value, wants, text) => {
    const options = wants === 'name' ? ['data', 'logs'] : [];
    const plansFor = () =>
      Promise.reject(new BadValue({ name: 'asked', label: name }, value, wants, options));

    const preview = await answered({ plansFor });

    expect(preview).toEqual({ is: 'refused', text: expect.stringContaining(text) });
    expect(preview).toMatchObject({ text: expect.stringContaining('Nothing was sent') });
  });

  it('is refused with the reason why no pull request of it can be opened', async () => {
    const { plan: _, ...handedOver } = offer(plan());
    const revert = { is: 'unknown', owner: { by: 'argo-cd', name: 'blog' } } as const;
    const git = {
      revert,
      undrafted: { why: 'git-not-listed', note: 'https://git.example/a' },
    } as const;

    const preview = await answered({ plansFor: async () => [{ ...handedOver, git }] });

    const text = expect.stringMatching(/^No pull request from here: (?!.*git\.example)/);
    expect(preview).toEqual({ is: 'refused', text });
  });

  it('is refused with the part of the proof that fails', async () => {
    const { plan: _, ...unproved } = offer(plan());
    const proof: Plan['proof'] = {
      ...plan().proof,
      placement: { is: 'fails', why: 'stuck', note: 'nowhere' },
    };

    const preview = await answered({ plansFor: async () => [{ ...unproved, proof }] });

    expect(preview).toEqual({
      is: 'refused',
      text: expect.stringMatching(/^memory = 300Mi: the proof does not hold\. placement: fails/),
    });
  });

  it('is not refused as needless where the cause could not be looked for', async () => {
    const unread = { part: 'pods', why: 'forbidden' } as const;
    const diagnose = async () => ({
      verdict: verdict({ findings: [], unread }),
      source: cluster([]),
    });

    expect(await answered({ diagnose, plansFor: async () => [] })).toMatchObject({ is: 'failed' });
  });

  it('is not offered once the cause is gone', async () => {
    expect(await answered({ plansFor: async () => [] })).toMatchObject({ is: 'gone' });
  });

  it('fails with advice when the cluster cannot be reached', async () => {
    expect(await answered({ diagnose: unreachable })).toMatchObject({
      is: 'failed',
      text: expect.stringContaining('Ask again'),
    });
  });
});

type Parts = Parameters<typeof engineThat>[0];

function answered(parts: Parts) {
  const deps = { engine: engineThat(parts), loader: loaderOf(cluster([])), cluster: 'lab' };
  return filledIn(filled, 'en', deps);
}
