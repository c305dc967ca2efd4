import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Finding } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { merged, renamed, renamedRef } from '#test/support/recordings.ts';
import { sampled, seed } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

/**
 * Other nodes are other places to go, a cluster has an API or lacks it, and a schedule goes by the clock, which is
 * another one there: those are other cases.
 */
const FIXED = ['pod-unscheduled', 'cron-job-late'];
const movable = await Promise.all(
  scenarios.map(async (one) => ({
    ...one,
    isMovable: await isMovable(one),
    logs: (await one.read()).logs.length,
  })),
);
/** A scan reads no more logs than that: of two clusters that hold more, it leaves some trouble unexplained. */
const MOST_LOGS = 20;
/** In a long run each meets this many others, drawn by the seed. */
const OTHERS = 4;
const fitting = movable.filter(({ isMovable: fits }) => fits);
const orders = fc.sample(fc.shuffledSubarray(fitting, { minLength: fitting.length }), {
  seed,
  numRuns: OTHERS,
});
const pairs = orders.flatMap((order) =>
  order
    .map((one, index, all) => ({ one, other: all[(index + 1) % all.length] ?? one }))
    .filter(({ one, other }) => one !== other && one.logs + other.logs <= MOST_LOGS),
);

describe.each(sampled(pairs).map((pair) => ({ ...pair, a: pair.one.name, b: pair.other.name })))(
  'scenarios $a and $b in one cluster',
  ({ one, other }) => {
    it('have the roots that each has by itself', async () => {
      const both = merged(await one.read(), renamed(await other.read(), 'zeta-'));
      const source = recorded(both);

      const first = await diagnose(one.target, lazily(source), rules);
      const second = await diagnose(renamedRef(other.target, 'zeta-'), lazily(source), rules);

      expect(gist(first.verdict)).toEqual(gist(one));
      expect(gist(second.verdict)).toEqual(gist(other));
    });

    it('give a scan the union of their troubles', async () => {
      const [a, b] = [await one.read(), renamed(await other.read(), 'zeta-')];

      const [together, first, second] = await Promise.all([merged(a, b), a, b].map(troublesIn));

      expect(together).toEqual([...(first ?? []), ...(second ?? [])].toSorted());
    });
  },
);

async function isMovable(scenario: (typeof scenarios)[number]): Promise<boolean> {
  const { findings, symptoms } = await told(scenario);
  const isOfCluster = findings.some(({ id }) => id === 'autoscaling/metrics-api');
  return !isOfCluster && !symptoms.some(({ kind }) => FIXED.includes(kind));
}

async function troublesIn(recording: Recording): Promise<readonly string[]> {
  const { troubles } = await scan(undefined, lazily(recorded(recording)), rules);
  return troubles.map(({ state, findings }) => [state, ...rootsOf(findings)].join(' ')).toSorted();
}

function rootsOf(findings: readonly Pick<Finding, 'id' | 'role'>[]): readonly string[] {
  return findings.filter(({ role }) => role === 'root').map(({ id }) => id);
}

function gist({
  state,
  findings,
}: Readonly<{ state: string; findings: readonly Pick<Finding, 'id' | 'role' | 'confidence'>[] }>) {
  return { state, findings: findings.map(({ id, confidence, role }) => [id, confidence, role]) };
}
