import { expect, it } from '@jest/globals';

import type { Read } from '#src/domain/model.ts';
import { eventsTogether } from '#src/engine/events-together.ts';

const eventsOf = (count: number, namespace = 'shop'): readonly Read[] =>
  Array.from({ length: count }, (_, n) => ({
    events: { kind: 'Pod', namespace, name: `web-${n}` },
  }));
const list: Read = { list: 'Event', scope: { namespace: 'shop' } };
const node: Read = { events: { kind: 'Node', name: 'w1' } };

it('lists the events of a namespace where those of many objects are wanted, and nothing else', () => {
  const pods: Read = { list: 'Pod', scope: { namespace: 'shop' } };

  expect(eventsTogether([...eventsOf(7), node, pods], () => false)).toEqual([list, node, pods]);
});

it('asks about few objects each by itself, and for no list twice', () => {
  expect(eventsTogether(eventsOf(6), () => false)).toEqual(eventsOf(6));
  expect(eventsTogether(eventsOf(7), () => true)).toEqual(eventsOf(7));
});
