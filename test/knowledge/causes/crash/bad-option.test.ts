import { describe, expect, it } from '@jest/globals';

import { badOption } from '#src/knowledge/causes/crash/bad-option.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { ago } from '#test/support/objects.ts';
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

  it.each([
    ["Unrecognized VM option 'UseConcMarkSweepGC'", '-XX:+UseConcMarkSweepGC'],
    ['FATAL:  unrecognized configuration parameter "max_conn"', 'max_conn=200'],
    ["[ERROR] [MY-000067] [Server] unknown variable 'old-auth=x'.", '--old-auth=x'],
    ["Error parsing command line: unrecognised option '--smallfiles'", '--smallfiles'],
  ])('finds what a server calls by its bare name: %s', (line, option) => {
    const args = crashing({ container: { args: [option] } });

    expect(claimed(badOption, args, line)).toMatchObject([
      { params: { option }, strength: 'entails' },
    ]);
  });

  it('finds it in a variable that holds options, too', () => {
    const value = '-Xmx1g -XX:+UseConcMarkSweepGC';
    const about = crashing({ container: { env: [{ name: 'JAVA_OPTS', value }] } });

    expect(claimed(badOption, about, "Unrecognized VM option 'UseConcMarkSweepGC'")).toMatchObject([
      { params: { option: '-XX:+UseConcMarkSweepGC' }, strength: 'entails' },
    ]);
  });

  it('is not certain of a Redis that may not like the value, either', () => {
    const log = `>>> 'maxmemry "1gb"'\nBad directive or wrong number of arguments`;
    const about = crashing({ container: { args: ['--maxmemry', '1gb'] } });

    expect(claimed(badOption, about, log)).toMatchObject([
      { params: { option: '--maxmemry' }, strength: 'fits' },
    ]);
  });

  it('leaves a setting alone that a file gives', () => {
    expect(claimed(badOption, crashing(), '>>> \'maxmemry "1gb"\'')).toEqual([]);
  });

  it('is not certain where the option stands in no field, for the image may hold it', () => {
    expect(claimed(badOption, crashing(), 'Error: unknown flag: --prot')).toMatchObject([
      { strength: 'fits' },
    ]);
  });

  it('stays silent where the program went on after it, and met another error', () => {
    const about = crashing({ container: { args: ['curl --prot; exec node server.js'] } });
    const log =
      "curl: unrecognized option '--prot'\nTypeError: x is not a function\n    at a.js:1:1";

    expect(claimed(badOption, about, log)).toEqual([]);
  });

  it('stays silent for other errors, and for what ends well', () => {
    const well = crashing({ ended: { exitCode: 0 } });

    expect(claimed(badOption, crashing(), 'Error: cannot bind port 8080')).toEqual([]);
    expect(claimed(badOption, well, 'Error: unknown flag: --prot')).toEqual([]);
  });

  it('quotes the text that holds the option, and names the program that another one starts', () => {
    const about = crashing({ container: { command: ['sh', '-c', '/bin/tar --prot x; serve'] } });

    const [claim] = claimed(badOption, about, 'tar: unknown option --prot');

    expect(claim).toMatchObject({
      params: { option: '--prot', program: 'tar', repeats: false },
      evidence: [
        { source: 'log' },
        { path: '/spec/containers/0/command/2', quote: '/bin/tar --prot x; serve' },
      ],
    });
  });

  it.each([
    ['a short option among others', "nc: invalid option -- 'z'", ['nc -lz 80'], 'entails'],
    ['no longer one that begins alike', 'unknown flag: --p', ['serve', '--port'], 'fits'],
    ['no letter within a word', "nc: invalid option -- 'z'", ['nc zz 80'], 'fits'],
    ['none of another program', "nc: invalid option -- 'z'", ['tar -z x'], 'fits'],
    ['one with a value', 'flag provided but not defined: -prot=1', ['-prot=2'], 'entails'],
  ] as const)('looks for %s in the command line', (_, line, args, strength) => {
    const about = crashing({ container: { args: [...args] } });

    expect(claimed(badOption, about, line)).toMatchObject([{ strength }]);
  });

  it('writes a word that a program names without dashes as the option that it is', () => {
    const about = crashing({ container: { args: ['serve', '--prot'] } });

    expect(claimed(badOption, about, 'serve: unknown option: prot')).toMatchObject([
      { params: { option: '--prot', program: 'serve' } },
    ]);
  });

  it.each([
    ['so once', 1, []],
    ['so three times', 3, [{ params: { repeats: true }, strength: 'fits' }]],
  ])('believes what runs and said %s', (_, times, found) => {
    const about = unreadyPod(5, { state: { running: { startedAt: ago(5) } } });
    const loop = { containers: [{ name: 'app', args: ['nc -z db'] }] };
    const log = Array.from({ length: times }, () => "nc: invalid option -- 'z'").join('\n');

    expect(claimed(badOption, withSpec(about, loop), log)).toMatchObject(found);
  });
});
