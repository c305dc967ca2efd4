import { describe, expect, it } from '@jest/globals';

import type { Source } from '#src/domain/model.ts';
import { resolveTarget } from '#src/engine/resolve-target.ts';
import { SearchRefused } from '#src/engine/search-refused.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const objects = [named('Pod', 'web'), named('Namespace', 'shop', '')];

async function resolved(text: string, namespace?: string, forbidden: readonly string[] = []) {
  const query = { text, ...(namespace && { namespace }) };
  return await resolveTarget(query, lazily(cluster(objects, forbidden)), rules);
}

describe('a search that was refused', () => {
  it('does not call absent what it may not list', async () => {
    expect(await resolved('pod/other', 'shop', ['pods'])).toMatchObject({
      is: 'found',
      ref: { kind: 'Pod', namespace: 'shop', name: 'other' },
    });
    await expect(resolved('other', 'shop', ['pods'])).rejects.toThrow(SearchRefused);
    await expect(resolved('other', 'shop', ['pods'])).rejects.toMatchObject({
      name: 'SearchRefused',
      target: 'other',
      kinds: ['Pod'],
      why: 'forbidden',
    });
    expect(await resolved('', 'shop', ['pods'])).toMatchObject({ is: 'no-such-target' });
    expect(await resolved('node/w1', undefined, ['nodes'])).toEqual({
      is: 'found',
      ref: { kind: 'Node', name: 'w1' },
    });
    await expect(resolved('pod/other', undefined, ['pods'])).rejects.toThrow(SearchRefused);
  });

  it.each([
    ['forbidden', 'unknown', 'found'],
    ['unavailable', 'unknown', 'found'],
    ['odd', 'unknown', 'found'],
    ['forbidden', 'absent', 'no-such-target'],
    ['no-answer', 'absent', 'no-such-target'],
    ['over-budget', 'absent', 'no-such-target'],
  ] as const)(
    'may have its name, if its list was %s and a get of it is %s: %s',
    async (gap, got, is) => {
      const whole = cluster(objects);
      const source: Source = {
        ...whole,
        get: (ref) => {
          if (ref.kind !== 'Pod') return whole.get(ref);
          return got === 'absent' ? { is: 'absent' } : { is: 'unknown', why: gap };
        },
        list: (kind, scope) => (kind === 'Pod' ? { items: [], gap } : whole.list(kind, scope)),
      };

      expect(
        await resolveTarget({ text: 'pod/other', namespace: 'shop' }, lazily(source), rules),
      ).toMatchObject({ is });
    },
  );
});
