import { spawnSync } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

const SCENARIO = 'test/scenarios/missing-config';

describe('kubewhy', () => {
  it.each([
    ['helps', ['--help']],
    [
      'answers from a recording',
      ['why', 'pod/web-5d8f7c9b4-x2lkq', '-n', 'shop', '--snapshot', SCENARIO],
    ],
  ])('%s without loading an SDK', (_, args) => {
    const preload = ['--import', './test/support/without-sdks.mjs'];

    const { status, stderr } = spawnSync(process.execPath, [...preload, 'src/main.ts', ...args], {
      encoding: 'utf8',
    });

    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('rror') });
  });
});
