import { expect, it } from '@jest/globals';

import { theEngine } from '#src/answers/engine.ts';
import { check } from '#src/checklists/check.ts';
import { checklists } from '#src/checklists/lists.ts';
import type { Checklist } from '#src/domain/checklist.ts';
import { rules } from '#src/knowledge/rules.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { ingressTo, service } from '#test/support/services.ts';

const NODES = [readyNode('a'), readyNode('b')];
const SHOP = specified('Namespace', 'shop', {}, '');

async function linesOf(id: string, objects: Parameters<typeof cluster>[0], namespace?: string) {
  const lists = checklists.filter((one) => one.id === id);
  const loader = lazily(cluster([SHOP, ...objects]));
  const {
    lists: [list],
  } = await check(lists, { namespace }, loader, { engine: theEngine, rules });
  return (list?.lines ?? []).map(({ item, on, mark }) => `${item} ${on?.name}: ${mark.is}`);
}

it('loads in rounds what each item looks at, as from a live cluster', async () => {
  const lines = await linesOf('rollouts', [...NODES, ...setOn(['a', 'a'])]);

  expect(lines).toContain('rollouts/spread-over-nodes web: fail');
});

it('looks at one namespace and at what belongs to none', async () => {
  const [set] = setOn(['a']);
  const elsewhere = { ...set, metadata: { ...set?.metadata, namespace: 'blog' } };

  expect(await linesOf('images', [elsewhere], 'shop')).toEqual([]);
  expect(await linesOf('nodes', NODES, 'shop')).toContain('nodes/well a: pass');
});

it('asks about a route as why does', async () => {
  const lines = await linesOf('ingress', [
    ingressTo('web', 80),
    service('web', { selector: { app: 'gone' } }),
  ]);

  expect(lines).toEqual(['ingress/way-in front: fail']);
});

it('names an item that threw, and goes on', async () => {
  const broken: Checklist = {
    id: 'odd',
    names: [],
    title: { en: 'Odd', ko: 'Odd' },
    items: [
      {
        id: 'odd/throws',
        title: { en: '', ko: '' },
        of: ['Node'],
        // eslint-disable-next-line require-yield
        *look() {
          throw new Error('no such field');
        },
      },
    ],
  };
  const found = await check([broken], {}, lazily(cluster(NODES)), {
    engine: theEngine,
    rules,
  });

  expect(found.crashes.map(({ rule }) => rule)).toEqual(['odd/throws', 'odd/throws']);
});
