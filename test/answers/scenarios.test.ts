import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { previewOf } from '#src/answers/preview.ts';
import { scanned } from '#src/answers/scanned.ts';
import { answerText } from '#src/cli/answer-text.ts';
import { readKey } from '#src/domain/keys.ts';
import { LANGS } from '#src/domain/lang.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Query } from '#src/domain/question.ts';
import { recorded } from '#src/world/recorded.ts';
import { AnswerSchema } from '#test/support/answer-schema.ts';
import { answered } from '#test/support/answered.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

const ASKED = { cluster: 'lab', lang: 'en' } as const;

describe.each(scenarios)('the answer about scenario $name', (scenario) => {
  const { target, state, read } = scenario;

  it.each(LANGS)('keeps to the published schema in %s', async (lang) => {
    const { answer } = await answered(scenario, lang);

    expect(AnswerSchema.parse(answer)).toMatchObject({ state, lang });
  });

  it('has the same bytes in whatever order the objects come', async () => {
    const recording = await read();
    const reversed = { ...recording, objects: recording.objects.toReversed() };

    const first = await answered(scenario, 'en');

    const loader = lazily(recorded(reversed));
    const again = await investigate({ target }, { ...ASKED, loader });
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  });

  it('costs one budget, its proofs, a preview and a scan included, which it does not use up', async () => {
    const source = recorded(await read());
    const [why, scan, preview] = [lazily(source), lazily(source), lazily(source)];

    const result = await investigate({ query: named(target) }, { ...ASKED, loader: why });
    await scanned(target.namespace, { ...ASKED, loader: scan });
    const [plan] = result.is === 'answer' ? result.plans : [];
    if (plan) await previewOf(plan, 'en', { ...ASKED, loader: preview });

    for (const loader of [why, scan, preview]) {
      const reads = loader.rounds.flat();
      const logs = reads.filter((read) => 'logs' in read).length;
      expect(loader.spent()).toEqual({ requests: reads.length - logs, logs });
      expect(new Set(reads.map(readKey)).size).toBe(reads.length);
      expect(reads.length - logs).toBeLessThan(40);
      expect(logs).toBeLessThan(20);
    }
  });

  it('fits one screen of a terminal', async () => {
    const { answer } = await answered(scenario, 'en');
    const text = answerText(answer, { colour: false, columns: 100 });

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(64);
  });
});

/** As a person names it. */
function named({ kind, namespace, name }: Ref): Query {
  const [short = kind] = kind.split('/').toReversed();
  return { text: `${short}/${name}`, ...(namespace && { namespace }) };
}
