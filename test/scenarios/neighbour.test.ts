import { describe, expect, it } from '@jest/globals';

import type { Harm } from '#src/domain/harm.ts';
import { HARMS } from '#src/domain/harm.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { besideLesser, besideWorse } from '#test/support/neighbours.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

const SCALED = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'];
const troubles = scenarios.filter(
  ({ target, state, findings: [root] }) =>
    SCALED.includes(target.kind) && state === 'explained' && root?.role === 'root',
);

describe.each(sampled(troubles))('scenario $name', (scenario) => {
  const { target, read } = scenario;

  it('is told first beside a budget and an autoscaler that hurt nobody yet', async () => {
    const recording = await read();
    const alone = await told(scenario);
    const beside = await verdictOn(target, besideLesser(recording, target));

    const isWorse = ['users', 'redundancy'].includes(harmOf(alone) ?? '');
    expect(keysOf(beside)).toEqual(expect.arrayContaining([...rootsOf(alone)]));
    expect(beside.findings[0]).toMatchObject(
      isWorse ? { key: keysOf(alone)[0] } : { role: 'root' },
    );
  });

  it('hides no Service of its own that nobody answers', async () => {
    const recording = await read();
    const beside = await verdictOn(target, besideWorse(recording, target));

    expect(beside.findings.map(({ subject }) => subject.name)).toContain(
      `${target.name}-neighbour`,
    );
    expect(harmOf(beside)).toBe('users');
  });
});

it('is told of the peer that a log leads to also beside a budget and an autoscaler', async () => {
  const heard = troubles.filter(({ name }) => name === 'complains-of-a-peer');
  expect(heard).toHaveLength(1);
  for (const { target, read } of heard) {
    const beside = await verdictOn(target, besideLesser(await read(), target));

    expect(beside.findings[0]).toMatchObject({ id: 'image/pull/not-found', role: 'root' });
  }
});

function keysOf({ findings }: Verdict): readonly string[] {
  return findings.map(({ key }) => key);
}

function rootsOf({ findings }: Verdict): readonly string[] {
  return findings.filter(({ role }) => role === 'root').map(({ key }) => key);
}

/** What the first finding does to others, be it by what follows from it. */
function harmOf({ findings, symptoms }: Verdict): Harm | undefined {
  const [root] = findings;
  const keys = new Set(root ? [root.key] : []);
  for (const key of keys) {
    const next = findings.filter(({ because }) => because?.finding === key);
    for (const one of next) keys.add(one.key);
  }
  const explained = findings.filter(({ key }) => keys.has(key)).flatMap((one) => one.explains);
  const hurts = symptoms.filter(({ key }) => explained.includes(key)).map((one) => one.hurts);
  return HARMS.find((harm) => hurts.includes(harm));
}

async function verdictOn(target: Ref, recording: Recording): Promise<Verdict> {
  return (await diagnose(target, lazily(recorded(recording)), rules)).verdict;
}
