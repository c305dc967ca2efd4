import { describe, expect, it } from '@jest/globals';

import type { Engine } from '#src/answers/engine.ts';
import { workerAnswers } from '#src/serve/roles/worker-answers.ts';
import { readers } from '#test/support/audiences.ts';
import { engineThat, loaderOf, unreachable } from '#test/support/engines.ts';
import { whyJob } from '#test/support/jobs.ts';
import { verdict, web } from '#test/support/verdicts.ts';

const { question } = whyJob('q-1');

describe('what a worker answers', () => {
  it('is a scan that leaves out what a message has no room for', async () => {
    const troubles = Array.from({ length: 12 }, () => ({ ...verdict(), affected: [web] }));
    const all = { troubles, looked: 9, read: 'all' as const, notChecked: [], crashes: [] };

    const result = await answers({ scan: async () => all }).scan(question);

    expect(result).toMatchObject({ is: 'scan', more: 2, scan: { looked: 9 } });
  });

  it('is what a pasted text shows', async () => {
    const query = { text: 'The connection to the server localhost:8080 was refused' };

    const result = await answers().explain({ ...question, query });

    const findings = [{ id: 'explain/no-kubeconfig' }];
    expect(result).toMatchObject({ is: 'answer', answer: { findings }, plans: [] });
  });

  it('is what checklists say, or which lists there are', async () => {
    const scan = async () => ({
      troubles: [],
      looked: 0,
      read: 'all' as const,
      notChecked: [],
      crashes: [],
    });
    const asked = (text: string) => answers({ scan }).check({ ...question, query: { text } });

    expect(await asked('nodes')).toMatchObject({
      is: 'check',
      check: { lists: [{ id: 'nodes' }] },
    });
    expect(await asked('noddes')).toMatchObject({
      is: 'failed',
      message: expect.stringContaining('did you mean nodes'),
    });
  });

  it('is nothing about a namespace that is not shown where it was asked', async () => {
    const scan = () => Promise.reject(new Error('not asked for'));
    const all = answers({ scan }, readers({ namespaces: ['shop'] }));
    const elsewhere = { ...question, query: { text: '', namespace: 'payments' } };

    const results = [await all.scan(elsewhere), await all.scan(question)];

    expect(results).toEqual([
      { is: 'failed', code: 'failed', message: expect.stringContaining('`payments` is not shown') },
      { is: 'failed', code: 'failed', message: expect.stringContaining('whole cluster') },
    ]);
  });

  it('is that the cluster cannot be reached', async () => {
    const result = await answers({ scan: unreachable }).scan(question);

    expect(result).toMatchObject({ is: 'failed', code: 'unreachable' });
  });
});

function answers(parts: Partial<Engine> = {}, audience = readers()) {
  return workerAnswers({
    engine: engineThat(parts),
    cluster: 'lab',
    loader: () => loaderOf(),
    dryRun: async () => ({ is: 'holds' }),
    audienceOf: () => audience,
  });
}
