import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { rooms } from '#rooms';

describe('the rooms of src', () => {
  it('are the folders of src', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((one) => one.isDirectory());

    expect(Object.keys(rooms).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it('are drawn as lint enforces them', () => {
    const drawn = readFileSync('docs/architecture.md', 'utf8').matchAll(
      /^\| `([\w-]+)` \| .* \| (.+) \|$/gm,
    );

    const known = Object.entries(rooms).map(([name, { knows }]) => [
      name,
      knows.join(', ') || 'nothing else',
    ]);
    expect([...drawn].map(([, name, knows]) => [name, knows])).toEqual(known);
  });

  it('know only rooms below them', () => {
    const order = Object.keys(rooms);

    for (const [name, { knows }] of Object.entries(rooms)) {
      for (const known of knows) {
        expect(order.indexOf(known.split('/')[0] ?? '')).toBeLessThan(order.indexOf(name));
      }
    }
  });
});
