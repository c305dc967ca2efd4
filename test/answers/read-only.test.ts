import { expect, it } from '@jest/globals';

import { theEngine } from '#src/answers/engine.ts';
import { investigate } from '#src/answers/investigate.ts';
import { readOnly } from '#src/answers/read-only.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { recorded } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';

it('shows fixes with their proofs, and none that could be approved', async () => {
  const source = recorded(await readRecording('recordings/inc-000-1'));
  const deps = { loader: loaderOf(source), cluster: 'test', lang: 'en' } as const;

  const found = await investigate(
    { query: { text: 'web-6c7c' } },
    { ...deps, engine: readOnly(theEngine) },
  );

  if (found.is !== 'answer') throw new Error(`It is ${found.is}.`);
  const remedies = found.answer.findings.flatMap((finding) => finding.remedies);
  expect(remedies.length).toBeGreaterThan(0);
  expect(remedies.filter(({ plan }) => plan)).toEqual([]);
  expect(found.plans).toEqual([]);
});
