import { spawnSync } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

const RECORDED = ['-n', 'shop', '--snapshot', 'test/scenarios/missing-config'];
const READERS = ['commander', 'js-yaml', 'rfc6902', 'zod'];
const ROLES = 'src/serve/roles';

describe('kubewhy', () => {
  it.each([
    [['--version'], ['commander']],
    [['--help'], ['commander']],
    [['why', 'pod/web-5d8f7c9b4-x2lkq', ...RECORDED], READERS],
    [['scan', ...RECORDED], READERS],
  ])('%j loads only what it needs', (args, packages) => {
    expect(loadedBy('src/main.ts', ...args)).toEqual(packages);
  });

  it.each([
    ['gateway', '@kubernetes/client-node'],
    ['worker', '@slack/bolt'],
    ['worker', '@slack/web-api'],
    ['remediator', '@slack/bolt'],
    ['remediator', '@slack/web-api'],
  ])('as %s loads no %s', (role, sdk) => {
    const loaded = loadedBy(`${ROLES}/start-${role}.ts`);

    expect(loaded).toContain('zod');
    expect(loaded).not.toContain(sdk);
  });
});

/** The packages that a file loads when it is run. */
function loadedBy(file: string, ...args: readonly string[]): readonly string[] {
  const { output } = spawnSync(
    process.execPath,
    ['--import', './test/support/packages-loaded.mjs', file, ...args],
    { encoding: 'utf8', stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  return (JSON.parse(output[3] ?? '') as string[]).toSorted();
}
