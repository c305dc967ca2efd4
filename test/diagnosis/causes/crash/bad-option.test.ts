import { describe, expect, it } from '@jest/globals';

import { badOption } from '#src/diagnosis/causes/crash/bad-option.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { unreadyPod } from '#test/support/states.ts';

describe('bad-option', () => {
  it.each([
    ['search: error: unrecognized arguments: --prot=8080', '--prot=8080'],
    ['flag provided but not defined: -prot', '-prot'],
    ['Error: unknown flag: --prot', '--prot'],
    ["unknown shorthand flag: 'z' in -z", '-z'],
    ['Error: No such option: --prot', '--prot'],
    ["error: unknown option '--prot'", '--prot'],
    ["error: unexpected argument '--prot' found", '--prot'],
    ['Unrecognized option: -Xmxx', '-Xmxx'],
    ['/usr/bin/node: bad option: --prot', '--prot'],
    ["curl: option --prot: is unknown\ntar: unrecognized option '--prot'", '--prot'],
    ["nc: invalid option -- 'z'", '-z'],
  ])('reads “%s”', (line, option) => {
    const about = crashing({ container: { args: [option] }, ended: { exitCode: 2 } });

    expect(claimed(badOption, about, line)).toMatchObject([
      { params: { option }, strength: 'entails' },
    ]);
  });

  it('is not certain where the option stands in no field, for the image may hold it', () => {
    expect(claimed(badOption, crashing(), 'Error: unknown flag: --prot')).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it('stays silent for other errors, and for what ends well', () => {
    const well = crashing({ ended: { exitCode: 0 } });

    expect(claimed(badOption, crashing(), 'Error: cannot bind port 8080')).toEqual([]);
    expect(claimed(badOption, well, 'Error: unknown flag: --prot')).toEqual([]);
  });

  it('stays silent for what runs and said so once', () => {
    expect(claimed(badOption, unreadyPod(5), "nc: invalid option -- 'z'")).toEqual([]);
  });
});
