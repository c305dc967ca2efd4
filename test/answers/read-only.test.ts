import { describe, expect, it } from '@jest/globals';

import { theEngine } from '#src/answers/engine.ts';
import { investigate } from '#src/answers/investigate.ts';
import { readOnly } from '#src/answers/read-only.ts';
import { readRecording } from '#src/cluster/recording.ts';
import type { Answer } from '#src/domain/answer.ts';
import { recorded } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';

describe('an engine whose fixes nobody may approve', () => {
  it('shows fixes with their proofs, and none that could be approved', async () => {
    const { answer, plans } = await answered();

    const remedies = remediesIn(answer);
    expect(remedies.length).toBeGreaterThan(0);
    expect(remedies.filter(({ plan, live }) => plan ?? live)).toEqual([]);
    expect(remedies.find(({ kind }) => kind === 'patch')?.proof?.rules.is).toBe('holds');
    expect(plans).toEqual([]);
  });

  it('offers nothing more than the engine does, and still says what does not help', async () => {
    const { answer } = await answered();
    const { answer: other } = await answered(theEngine);

    expect(remediesIn(answer).map(({ id }) => id)).toEqual(remediesIn(other).map(({ id }) => id));
    expect(refusedIn(answer).map(({ id }) => id)).toContain('popular/restart');
    expect(refusedIn(answer)).toEqual(refusedIn(other));
  });

  it('says what a fix costs', async () => {
    const { answer } = await answered();

    expect(remediesIn(answer)[0]?.impact).toMatchObject({ restarts: expect.any(Number) });
  });

  it('waits for no remediator, as there need not be one', async () => {
    let asked = 0;

    await answered(readOnly(theEngine), async () => {
      asked += 1;
      return { is: 'holds' };
    });

    expect(asked).toBe(0);
  });
});

async function answered(
  engine = readOnly(theEngine),
  dryRun: () => Promise<{ is: 'holds' }> = async () => ({ is: 'holds' }),
) {
  const source = recorded(await readRecording('recordings/inc-000-1'));
  const deps = { loader: loaderOf(source), cluster: 'test', lang: 'en', engine, dryRun } as const;
  const found = await investigate({ query: { text: 'web-6c7c' } }, deps);
  if (found.is !== 'answer') throw new Error(`It is ${found.is}.`);
  return found;
}

function remediesIn({ findings }: Answer) {
  return findings.flatMap(({ remedies }) => remedies);
}

function refusedIn({ findings }: Answer) {
  return findings.flatMap(({ refused = [] }) => refused);
}
