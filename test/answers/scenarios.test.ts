import { describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { kubernetesEngine } from '#src/answers/kubernetes-engine.ts';
import { answerText } from '#src/cli/answer-text.ts';
import type { Lang } from '#src/domain/lang.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { AnswerSchema } from '#test/support/answer-schema.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

describe.each(scenarios)('the answer about scenario $name', ({ target, state, read }) => {
  it.each(['en', 'ko'] as const)('keeps to the published schema in %s', async (lang) => {
    const answer = await answered(await read(), lang);

    expect(AnswerSchema.parse(answer)).toMatchObject({ state, lang });
  });

  it('has the same bytes in whatever order the objects come', async () => {
    const recording = await read();
    const reversed = { ...recording, objects: recording.objects.toReversed() };

    const answer = JSON.stringify(await answered(recording, 'en'));

    expect(JSON.stringify(await answered(reversed, 'en'))).toBe(answer);
  });

  it('fits one screen of a terminal', async () => {
    const text = answerText(await answered(await read(), 'en'), { colour: false, columns: 100 });

    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(55);
  });

  async function answered(recording: Recording, lang: Lang) {
    const loader = lazily(recorded(recording));
    const deps = { engine: kubernetesEngine, loader, cluster: 'lab', lang };
    const result = await investigate({ target }, deps);
    if (result.is !== 'answer') throw new Error(`${target.name}: ${result.is}`);
    return result.answer;
  }
});
