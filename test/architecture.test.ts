import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { rooms } from '#rooms';
import { rules } from '#src/knowledge/rules.ts';

/** Only what kubewhy knows of Kubernetes may grow without end. */
const MOST_LINES = 12_000;

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

  it('import nothing of Slack where the life of an incident is', () => {
    expect(rooms.incident.knows).not.toContain('slack');
    expect(rooms.incident.knows.filter((room) => room.startsWith('slack/'))).toEqual([]);
  });

  it('hold no more lines than one person reads, but for what is known of Kubernetes', () => {
    const large = Object.keys(rooms).filter((room) => linesIn(room) > MOST_LINES);

    expect(large).toEqual(['knowledge']);
  });
});

describe('the folders of fixes', () => {
  it('never import each other', () => {
    const arrows = new Set(filesIn('fixes').flatMap(arrowsOf));

    const both = [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ');
      return from < to && arrows.has(`${to} → ${from}`);
    });
    expect(both).toEqual([]);
  });
});

describe('the engine', () => {
  it('names no cause and no symptom', () => {
    const words = [
      ...rules.causes.map(({ id }) => id),
      ...rules.symptomFinders.map(({ kind }) => `'${kind}'`),
    ];
    const named = filesIn('engine').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });

    expect(named).toEqual([]);
  });
});

/** Which folders of its room a file imports, as "from → to". */
function arrowsOf(file: string): readonly string[] {
  const [, , from = ''] = file.split('/');
  const imported = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imported]
    .map(([, path = '']) => join(file, '..', path).split('/'))
    .filter(([, room, folder]) => file.startsWith(`src/${room}/`) && folder !== from)
    .map(([, , to]) => `${from} → ${to}`);
}

function filesIn(room: string): readonly string[] {
  const files = readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => `src/${room}/${file}`);
}

function linesIn(room: string): number {
  const texts = filesIn(room).map((file) => readFileSync(file, 'utf8'));
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
}
