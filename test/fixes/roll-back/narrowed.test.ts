import { describe, expect, it } from '@jest/globals';

import { app, revised } from '#test/fixes/support/revised.ts';
import { backsIn } from '#test/fixes/support/roll-backs.ts';

describe('where nobody recorded that the revision before was well, a roll back is', () => {
  const proxied = (proxy: string, image: string) => ({
    containers: [
      { name: 'app', image },
      { name: 'proxy', image: proxy },
    ],
  });
  const first = proxied('proxy:1', 'shop/web:1');

  it.each([
    ['offered for the container that it would change', 'proxy', [0, 0], 1],
    ['not for one in which nothing would become another', 'app', [0, 0], 0],
    ['and where pods of it serve, for that one as well', 'app', [2, 0], 1],
  ] as const)('%s', (_, container, ready, offers) => {
    const second = proxied('proxy:2', 'shop/web:1');
    const parts = { first, second, ready };

    expect(backsIn(revised(parts), 'web-2-0', undefined, { params: { container } })).toHaveLength(
      offers,
    );
  });
});

describe('for a pod that finds no node, a roll back is', () => {
  const waiting = [
    { kind: 'pod-unscheduled', on: { kind: 'Pod', namespace: 'shop', name: 'web-2-0' } },
  ];
  const small = { resources: { requests: { cpu: '1' } } };
  const large = { resources: { requests: { cpu: '64' } } };

  it.each([
    ['offered where that sets back what it asks of a node', app(small), app(large), 1],
    ['not where it sets back nothing of that', app(), app({ image: 'shop/web:2' }), 0],
  ])('%s', (_, first, second, offers) => {
    const objects = revised({ first, second, spec: { replicas: 3 } });

    expect(backsIn(objects, 'web-2-0', undefined, { seen: waiting })).toHaveLength(offers);
  });
});
