import { describe, expect, it } from '@jest/globals';

import { aboutIndex } from '#src/queue/about-index.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const room = { share: 0.01, bytes: 1_000 };
const settings = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const [ABOUT_SETTINGS, ABOUT_WEB] = [
  'shop:about:ConfigMap|shop/settings',
  'shop:about:apps/Deployment|shop/web',
];

describe('the index of what incidents are about', () => {
  it('notes an incident once with each object, for 30 days, the newest five', async () => {
    const { index, sent } = opened();

    await index.note('q1', [settings, web, settings], 'offered');

    const days = 30 * 24 * 3_600_000;
    expect(sent).toEqual([
      [3, 'shop:abouts', ABOUT_SETTINGS, ABOUT_WEB, 'q1', days, 0.01, 1_000, 5, 0],
    ]);
  });

  it('has nothing to note where nothing would change', async () => {
    const { index, sent } = opened();

    await index.note('q1', [], 'offered');

    expect(sent).toEqual([]);
  });

  it('tells the newest five of each object, each once', async () => {
    const { index, sent } = opened({ [ABOUT_SETTINGS]: ['q3', 'q1'], [ABOUT_WEB]: ['q3', 'q2'] });

    expect(await index.find([settings, web, settings])).toEqual(['q3', 'q1', 'q2']);
    expect(sent).toEqual([
      [ABOUT_SETTINGS, 0, 4],
      [ABOUT_WEB, 0, 4],
    ]);
  });
});

function opened(ids: Readonly<Record<string, readonly string[]>> = {}) {
  const sent: unknown[][] = [];
  const commands = {
    eval: async (_: string, ...args: unknown[]) => void sent.push(args),
    async zrevrange(...args: [string, number, number]) {
      sent.push(args);
      return ids[args[0]] ?? [];
    },
  };
  return { index: aboutIndex(readyRedis(commands), 'shop', room), sent };
}
