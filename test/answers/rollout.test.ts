import { describe, expect, it } from '@jest/globals';

import { rolloutOf } from '#src/answers/rollout.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { Audience } from '#src/domain/audience.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import { recorded } from '#src/world/recorded.ts';
import { AnswerSchema } from '#test/support/answer-schema.ts';
import { readers } from '#test/support/audiences.ts';
import { loaderOf } from '#test/support/engines.ts';

type Asked = Readonly<{ text: string; namespace: string }>;

/** Each recording of an update, and what a person reads first. */
const UPDATES: readonly (readonly [string, Asked, RegExp])[] = [
  ['ok-canary-paused-by-plan', at('rollout/blog', 'ok-blog'), /until somebody promotes/],
  ['ok-bluegreen-waiting', at('rollout/landing', 'ok-landing'), /preview waits for its promotion/],
  ['rollout-aborted', at('rollout/payments', 'pay-canary'), /Aborted at .+ with `kubectl-patch`/],
  [
    'analysis-failed',
    at('rollout/api', 'api-canary'),
    /`smoke` Failed.+1 failed \(at most 0 may\)/,
  ],
  [
    'canary-crash-caps',
    at('rollout/landing', 'blog-canary-eu'),
    /`landing-598fdd4567-c848s`: .+CHOWN/,
  ],
];

describe('the card of a recorded update', () => {
  it.each(UPDATES)('is complete for %s', async (name, asked, first) => {
    const { answer } = await cardIn(name, asked);

    expect(() => AnswerSchema.parse(answer)).not.toThrow();
    expect(answer.rollout?.lines.join('\n')).toMatch(first);
  });

  it.each(UPDATES)('is in Korean for %s', async (name, asked) => {
    const { answer } = await cardIn(name, asked, undefined, 'ko');

    expect(answer.rollout?.lines.join('\n')).not.toMatch(/somebody|Paused by|undefined/);
  });

  it('is there of a Deployment, too', async () => {
    const asked = at('deployment/orders', 'ok-shop');

    const { answer } = await cardIn('ok-rollout-in-progress-2', asked);

    expect(answer.rollout).toMatchObject({ strategy: 'rolling', state: 'progressing' });
    expect(answer.rollout?.revisions.map(({ role }) => role)).toEqual(['new', 'old']);
  });

  it('shows no analysis to those who may not read it', async () => {
    const audience = readers({ kinds: ['rollout', 'pod', 'replicaset'] });

    const { answer } = await cardIn('analysis-failed', at('rollout/api', 'api-canary'), audience);

    expect(answer.rollout?.analyses).toEqual([]);
    expect(answer.rollout?.lines.join('\n')).not.toContain('`smoke`');
  });

  it.each(LANGS)('plays no spec that its controller refuses (%s)', async (lang) => {
    const asked = at('rollout/web', 'shop');

    const { answer } = await cardIn('cp-rollout-invalid-service', asked, undefined, lang);

    expect(answer.rollout?.next).toBeUndefined();
    expect(answer.rollout?.lines.join('\n')).toContain('InvalidSpec');
  });

  it('is not made of what has no update', async () => {
    const asked = at('namespace/ok-shop', 'ok-shop');

    expect(await rolloutIn('ok-rollout-in-progress-2', asked)).toMatchObject({
      is: 'failed',
      message: expect.stringContaining('has no update to show'),
    });
  });
});

function at(text: string, namespace: string): Asked {
  return { text, namespace };
}

async function rolloutIn(name: string, asked: Asked, lang: Lang = 'en', audience?: Audience) {
  const source = recorded(await readRecording(`test/scenarios/${name}`));
  const deps = { loader: loaderOf(source), cluster: 'lab', lang };
  return rolloutOf(asked, { ...deps, ...(audience && { audience }) });
}

async function cardIn(name: string, asked: Asked, audience?: Audience, lang?: Lang) {
  const result = await rolloutIn(name, asked, lang, audience);
  if (result.is !== 'answer') throw new Error(`no answer: ${JSON.stringify(result)}`);
  return result;
}
