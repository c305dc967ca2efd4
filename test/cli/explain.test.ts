import { describe, expect, it } from '@jest/globals';

import { AnswerSchema } from '#test/support/answer-schema.ts';
import { cluster } from '#test/support/clusters.ts';
import { kubewhy } from '#test/support/command-lines.ts';
import { engineThat } from '#test/support/engines.ts';
import { finding, verdict } from '#test/support/verdicts.ts';

const REFUSED = 'The connection to the server localhost:8080 was refused';
const WEBHOOK =
  'failed calling webhook "a.b": failed to call webhook: Post "https://hook.infra.svc:443/x": EOF';

describe('kubewhy explain', () => {
  it('reads stdin, and says what it shows without a cluster', async () => {
    const { status, out } = await kubewhy(['explain'], { input: REFUSED });

    expect(status).toBe(0);
    expect(out).toContain('kubectl ran without a kubeconfig');
    expect(out).toContain(`pasted text: ${REFUSED}`);
  });

  it('does not say that it knows nothing where it has a guess', async () => {
    const { out } = await kubewhy(['explain'], { input: '<!doctype html><title>Log in</title>' });

    expect(out).toContain('nothing in it is certain');
    expect(out).toContain('possible · explain/answered-by-web-server');
  });

  it.each([
    ['en', '▲ pasted text · kubectl ran without a kubeconfig'],
    ['ko', '▲ 붙여 넣은 텍스트 · kubectl이 kubeconfig 없이 실행되었습니다'],
  ])('is headed in the language of the asker (%s)', async (lang, headline) => {
    const { out } = await kubewhy(['explain', '--lang', lang], { input: REFUSED });

    expect(out.split('\n')[0]).toBe(headline);
  });

  it('answers a program in JSON that keeps to the published schema', async () => {
    const { out } = await kubewhy(['explain', '-o', 'json'], { input: WEBHOOK });

    const { findings, notChecked } = AnswerSchema.parse(JSON.parse(out));
    expect(findings[0]).toMatchObject({ id: 'explain/webhook-failed', confidence: 'proven' });
    expect(notChecked).toEqual([
      { what: 'Service `infra/hook`', why: 'no cluster was given to look at' },
    ]);
  });

  it('goes on in the cluster where one is given', async () => {
    const engine = engineThat({
      diagnose: async () => ({ verdict: verdict({ findings: [finding()] }), source: cluster([]) }),
      plansFor: async () => [],
    });

    const { out } = await kubewhy(['explain', '--context', 'lab', '-o', 'json'], {
      engine,
      input: WEBHOOK,
    });

    const { findings } = AnswerSchema.parse(JSON.parse(out));
    expect(findings.map(({ id, role }) => [id, role])).toEqual([
      ['some/cause', 'root'],
      ['explain/webhook-failed', 'effect'],
    ]);
  });

  it('shows in Slack what was pasted as text', async () => {
    const { out } = await kubewhy(['explain', '-o', 'slack'], {
      input: `<!channel> error: error loading config file "<!here>"`,
    });

    expect(out).not.toContain('<!here>');
  });

  it.each([
    ['nothing', '  \n', 'The text is empty'],
    ['too much', 'x'.repeat(1024 * 1024 + 1), 'longer than 1 MiB'],
  ])('refuses %s', async (_, input, said) => {
    const { status, err } = await kubewhy(['explain'], { input });

    expect(status).toBe(2);
    expect(err).toContain(said);
  });

  it('refuses a file that is not there', async () => {
    const { status, err } = await kubewhy(['explain', 'nowhere.txt']);

    expect(status).toBe(2);
    expect(err).toContain('nowhere.txt cannot be read');
  });
});
