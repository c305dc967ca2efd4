import { expect, it } from '@jest/globals';

import { theEngine } from '#src/answers/engine.ts';
import { check } from '#src/checklists/check.ts';
import { well } from '#src/checklists/well.ts';
import { readRecording } from '#src/cluster/recording.ts';
import { rules } from '#src/knowledge/rules.ts';
import { metered } from '#src/world/metered.ts';
import { recorded } from '#src/world/recorded.ts';

it('says the root in one line, whom it hurts, and what to ask next', async () => {
  const source = recorded(await readRecording('recordings/inc-000-1'));
  const items = [well('rollouts/well', { en: '', ko: '' }, ['argoproj.io/Rollout'])];
  const list = { id: 'rollouts', names: [], title: { en: '', ko: '' }, items };
  const loader = metered({ load: async () => source });
  const { lists } = await check([list], {}, loader, { engine: theEngine, rules });

  expect(lists[0]?.lines.map(({ mark }) => mark)).toMatchObject([
    {
      is: 'fail',
      hurts: 'progress',
      says: { en: expect.stringContaining('a spread rule counts node `k8s-cp`') },
      command: 'kubewhy why rollout/web -n blog-system',
    },
  ]);
});
