import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const Locked = z.object({
  version: z.string(),
  integrity: z.string().startsWith('sha512-').exactOptional(),
  resolved: z.string().exactOptional(),
  optionalDependencies: z.record(z.string(), z.string()).exactOptional(),
});
const Lock = z.object({ packages: z.record(z.string(), Locked.partial()) });

describe.each([
  'package-lock.json',
  'scripts/node24/package-lock.json',
  'tools/mutants/package-lock.json',
])('%s', (file) => {
  const { '': _, ...packages } = Lock.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
  const all = Object.entries(packages);

  it('holds what every platform needs, so that npm ci takes it', () => {
    const wanted = all.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies),
    );
    const missing = wanted.filter(
      (name) => !all.some(([path]) => path.endsWith(`node_modules/${name}`)),
    );

    expect(missing).toEqual([]);
  });

  it('pins each package by its integrity, for every machine', () => {
    expect(all.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('names no registry', () => {
    expect(all.filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
