import { existsSync, readdirSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { causes } from '#src/knowledge/causes/index.ts';
import { rules } from '#src/knowledge/rules.ts';
import { surroundings } from '#src/knowledge/surroundings/index.ts';
import { symptomFinders } from '#src/knowledge/symptoms/index.ts';
import { edges } from '#src/readings/edges/index.ts';
import { filters } from '#src/simulator/filters/index.ts';
import { scenarios } from '#test/support/scenarios.ts';

const findings = scenarios.flatMap((scenario) => scenario.findings);

/** One has a change, one passes, and last words are only quoted. */
const WITHOUT_ADVICE = [
  'config/service-link-variable',
  'image/still-pulling',
  'crash/last-words',
  'crash/waits-for-sibling', // the other container has it
];

describe('registries', () => {
  it.each([
    ['knowledge/causes', causes.map(({ id }) => id)],
    ['knowledge/symptoms', symptomFinders.map(({ kind }) => kind)],
    ['knowledge/surroundings', surroundings.map(({ id }) => id)],
    ['simulator/filters', filters.map(({ id }) => id)],
    ['readings/edges', edges.map(({ id }) => id)],
  ])('list each member of %s once, and each has a test', (folder, ids) => {
    const files = membersOf(folder);
    const homes = ids.map((id) => files.find((file) => id === file || id.startsWith(`${file}/`)));

    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(homes)).toEqual(new Set(files));
    expect(files.filter((file) => !existsSync(`test/${folder}/${file}.test.ts`))).toEqual([]);
  });

  it('name each symptom by one word, or by the cause that alone brings it', () => {
    const own = causes.flatMap(({ id, symptom }) => (symptom?.kind === id ? [id] : []));
    const kinds = rules.symptomFinders.map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind.includes('/'))).toEqual(own);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('hold only causes of registered symptoms', () => {
    const kinds = [...rules.symptomFinders, ...rules.concerns].map(({ kind }) => kind);

    expect(causes.filter(({ explains }) => explains.some((kind) => !kinds.includes(kind)))).toEqual(
      [],
    );
  });

  it('hold only causes that give way to causes that there are', () => {
    const ids = new Set(causes.map(({ id }) => id));

    expect(causes.flatMap(({ refines = [] }) => refines).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('hold advice on whatever ends a container, keeps it from starting or fails its probes', () => {
    const areas = ['config/', 'container/', 'crash/', 'image/', 'probe/', 'security/'];
    const about = causes.filter(({ id }) => areas.some((area) => id.startsWith(area)));

    expect(new Set(about.filter(({ advice }) => !advice).map(({ id }) => id))).toEqual(
      new Set(WITHOUT_ADVICE),
    );
  });

  it('hold only causes that some scenario shows', () => {
    const shown = findings.map(({ id }) => id);

    expect(causes.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
  });
});

/** What an area has of its own beside its causes. */
const OWN = /^[^/]+\/(signs|words|placement)\//;

/** Files of members, without extension: the id of a member, or of a family what its ids begin with. */
function membersOf(folder: string): string[] {
  const files = readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !/(index|\.words)\.ts$/.test(file) && !OWN.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}
