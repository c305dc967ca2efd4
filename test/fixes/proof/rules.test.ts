import { describe, expect, it } from '@jest/globals';

import type { Source } from '#src/domain/model.ts';
import type { Check } from '#src/domain/plan.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { abort } from '#src/fixes/catalogue/rollout/abort.ts';
import { spreadRemedies } from '#src/fixes/catalogue/spread/spread-remedies.ts';
import { workloadOf } from '#src/fixes/change/workload.ts';
import { rulesOn } from '#src/fixes/proof/rules.ts';
import { rules } from '#src/knowledge/rules.ts';
import { openWorld } from '#src/world/open-world.ts';
import { blog, finding, WEB } from '#test/fixes/support/blog.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';

describe('the rules, asked about the predicted cluster,', () => {
  it('hold where the cause is gone', async () => {
    expect(await asked(cluster(blog()))).toEqual({ is: 'holds' });
  });

  it.each(['nodes', 'pods'])('prove nothing where %s cannot be read', async (resource) => {
    const today = await verdictOn(cluster(blog()));

    expect(await asked(cluster(blog(), [resource]), today)).toEqual(UNREAD);
  });

  it('prove nothing about a program, for no predicted pod runs', async () => {
    const source = cluster(blog());
    const on = { kind: 'Pod', namespace: 'shop', name: 'web' };
    const workload = workloadOf(finding(), openWorld(source).world);
    if (!workload) throw new Error('The blog has no workload.');
    const [proposal] = remedy.propose(finding(), openWorld(source).world);
    if (!proposal) throw new Error('Nothing is proposed.');
    const crash = { ...finding(), evidence: [{ source: 'log', on, quote: 'panic' } as const] };

    const proof = await rulesOn(
      proposal,
      crash,
      workload,
      await verdictOn(source),
      lazily(source),
      rules,
    );

    expect(proof).toEqual({ is: 'not-checked', why: 'needs-a-run' });
  });

  it('do not mind that an update which is past its deadline is aborted, as was asked for', async () => {
    const message = 'ProgressDeadlineExceeded: ReplicaSet "web-6c7c9fb85d" has timed out.';
    const source = cluster(blog({ status: { phase: 'Degraded', message } }));

    expect(await asked(source, undefined, abort)).toEqual({ is: 'holds' });
  });

  it('need nothing on which the cause does not rest', async () => {
    expect(await asked(cluster(blog(), ['services']))).toEqual({ is: 'holds' });
  });

  it('do not mind what programs complain of today', async () => {
    const logs = blog()
      .filter(isStablePod)
      .map(({ metadata }) => ({
        ...logOf('ERROR charge failed', 'current', metadata?.name),
        pod: { kind: 'Pod', namespace: metadata?.namespace ?? '', name: metadata?.name ?? '' },
      }));

    expect(logs).not.toEqual([]);
    expect(await asked(cluster(blog(), [], logs))).toEqual({ is: 'holds' });
  });

  it('prove nothing where a pod stays ill whose cause was known', async () => {
    const source = cluster(blog().map((object) => (isStablePod(object) ? ill(object) : object)));
    const today = await verdictOn(source);
    const explains = today.symptoms.map(({ key }) => key);

    const known = { ...finding(), explains };
    const proof = await asked(source, { ...today, findings: [known, ...today.findings] });

    expect(proof).toEqual(UNREAD);
  });
});

/** As the catalogue has it, of any finding. */
const remedy = remedyCalled('spread/honor-taints');
const UNREAD: Check = { is: 'not-checked', why: 'unread' };

/** What they say of a spread rule that no longer counts the tainted node, or of another remedy. */
async function asked(source: Source, before?: Verdict, of = remedy): Promise<Check> {
  const { world } = openWorld(cluster(blog()));
  const workload = workloadOf(finding(), world);
  const [proposal] = of.propose(finding(), world);
  if (!workload || !proposal) throw new Error('The remedy is for this finding.');
  const today = before ?? (await verdictOn(source));
  return rulesOn(proposal, finding(), workload, today, lazily(source), rules);
}

async function verdictOn(source: Source): Promise<Verdict> {
  return (await diagnose(WEB, lazily(source), rules)).verdict;
}

function isStablePod({ kind, metadata }: Resource): boolean {
  return kind === 'Pod' && metadata?.name === 'web-56956db584-q0';
}

function ill(pod: Resource): Resource {
  const waiting = { reason: 'RunContainerError', message: 'no such file' };
  const containerStatuses = [{ name: 'nginx', ready: false, restartCount: 9, state: { waiting } }];
  return { ...pod, status: { phase: 'Running', containerStatuses } } as Resource;
}

function remedyCalled(name: string): Remedy {
  const found = spreadRemedies.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no remedy ${name}.`);
  return found;
}
