import { describe, expect, it } from '@jest/globals';

import { readRecording } from '#src/cluster/recording.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { inWords } from '#src/engine/in-words.ts';
import { resolveTarget } from '#src/engine/resolve-target.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';

const loader = async () => lazily(recorded(await readRecording('recordings/inc-000-1')));

async function answerTo(text: string) {
  const cluster = await loader();
  const target = await resolveTarget({ text, namespace: 'blog-system' }, cluster, rules);
  if (target.is !== 'found') throw new Error(target.is);
  const { verdict } = await diagnose(target.ref, cluster, rules);
  return { verdict, requests: cluster.rounds.flat().length };
}

describe('INC-000-1', () => {
  it.each(['web-6c7c', 'web-6c7c9fb85d-8lqpc', 'rollout/web'])('is found by "%s"', async (text) => {
    const { verdict, requests } = await answerTo(text);

    expect(verdict.findings.map(({ id, role, confidence }) => [id, role, confidence])).toEqual([
      ['scheduling/spread-counts-tainted-node', 'root', 'proven'],
      ['rollout/waits-for-pods', 'effect', 'proven'],
    ]);
    expect(verdict.notChecked).toEqual([]);
    expect(requests).toBeLessThanOrEqual(20);
  });

  it('says all that it must, and nothing that it must not', async () => {
    const { verdict } = await answerTo('web-6c7c');

    const words = verdict.findings.map((finding) => inWords(finding, 'en', rules.causes));
    const said = words
      .flatMap((one) => [one?.title, one?.sentence, one?.so, one?.detail, ...(one?.lines ?? [])])
      .join('\n');

    for (const part of [
      'canary of `web`',
      '`6c7c9fb85d`',
      '`56956db584`',
      '100 % of the traffic (canary weight 0)',
      'No user impact yet',
      '1+1-0=2 > maxSkew 1',
      'k8s-cp       0      tainted',
      'k8s-worker1  1 old  skew 2 > max 1',
      'k8s-worker2  1 old  skew 2 > max 1',
      'node-role.kubernetes.io/control-plane:NoSchedule',
      'nodeTaintsPolicy` is unset (= Ignore)',
      'at most 2 pods with `app=web` fit',
      'old and new revisions together',
      'The next update or scale-up will stick too',
      'It will not resolve by itself',
      'may stay Progressing for ever',
    ]) {
      expect(said).toContain(part);
    }
    expect(said).not.toMatch(/promote|tolerat|remove the taint|delete|raise|dynamicStableScale/i);
  });

  it('tells what it looked at and ruled out', async () => {
    const { verdict } = await answerTo('web-6c7c');

    expect(verdict.ruledOut.map(({ id, because }) => [id, because])).toContainEqual([
      'scheduling/insufficient-resource',
      'blocks-no-node',
    ]);
  });
});
