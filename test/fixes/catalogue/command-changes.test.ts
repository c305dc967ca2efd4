import { describe, expect, it } from '@jest/globals';

import type { Finding } from '#src/domain/verdict.ts';
import {
  crashOf,
  proposalsFor,
  suggestedFor,
  template,
  writtenFor,
} from '#test/fixes/support/crashes.ts';

describe('a program that is not there', () => {
  const missing = (program: string, params: object = {}) =>
    crashOf('crash/program-not-found', { program, problem: 'not-in-path', ...params });
  const of = (command: readonly string[], ...beside: readonly string[]) =>
    template(
      {},
      {
        containers: [
          { name: 'app', command },
          { name: 'other', command: beside },
        ],
      },
    );

  it.each([
    ['one that images begin with', ['pyton3', '-V'], [], ['python3', 'python']],
    ['one that another container starts', ['wbe'], ['web', 'wbs'], ['web']],
    ['nothing that is no more like it than that', ['servr-xyz'], [], []],
    ['not itself', ['java'], ['java'], []],
  ])('gives way to %s', (_, command, beside, names) => {
    const candidates = suggestedFor(
      'crash/other-program',
      missing(command[0] ?? ''),
      of(command, ...beside),
    );

    expect(candidates).toEqual(names.map((value) => ({ value, why: 'program' })));
  });

  it('is written where it stands in the command', () => {
    expect(
      writtenFor('crash/other-program', missing('nginxx'), of(['/entry', 'nginxx']))[0],
    ).toEqual({ 'containers/0/command/1': 'nginx' });
  });

  it.each([
    ['it is there and may not be executed', { problem: 'not-executable' }, ['nginxx']],
    ['the template starts another', {}, ['nginx']],
    ['its container is gone', { container: 'gone' }, ['nginxx']],
  ])('stays where %s', (_, params, command) => {
    expect(writtenFor('crash/other-program', missing('nginxx', params), of(command))).toEqual([]);
  });
});

describe('an option that a program does not know', () => {
  const wrong = (option: string, quote = ''): Finding => ({
    ...crashOf('crash/bad-option', { option }),
    evidence: [{ source: 'log', on: { kind: 'Pod', namespace: 'shop', name: 'web' }, quote }],
  });
  const written = (args: string[], quote: string) =>
    writtenFor('crash/known-option', wrong('--prot', quote), template({ args }));

  it.each([
    ['by itself', ['serve', '--prot'], { 'containers/0/args/1': '--port' }],
    ['with its value', ['--prot=80=a', '--prot'], { 'containers/0/args/0': '--port=80=a' }],
  ])('is written as its message spells it: %s', (_, args, fields) => {
    expect(written(args, 'no --prot: did you mean --port or --protocol?')).toEqual([fields]);
  });

  it('is asked for where its message tells none that is like it', () => {
    expect(written(['--prot'], 'usage: serve --help')).toEqual([{}]);
    expect(written(['--protect'], 'did you mean --port?')).toEqual([]);
  });

  it('is asked for where it stands in a script, once', () => {
    const asked = (...args: string[]) =>
      proposalsFor(
        'crash/known-option',
        wrong('-x'),
        template({ command: ['sh', '-c'], args }),
      ).map(({ params }) => params);

    expect(asked('nc -x db 80')).toMatchObject([{ label: 'containers[app].args[0]' }]);
    expect(asked('nc -x db || nc -x db')).toEqual([]);
    expect(asked('nc -xv db')).toEqual([]);
  });
});

describe('what the image starts by itself', () => {
  const left = (params: object, container: object) =>
    writtenFor(
      'crash/image-start',
      crashOf('crash/program-not-found', params),
      template(container),
    );
  const sets = { command: ['serve'], args: ['-v'], workingDir: '/srv' };
  const start = { 'containers/0/command': undefined, 'containers/0/args': undefined };
  const directory = { 'containers/0/workingDir': undefined };

  it.each([
    [{ problem: 'not-in-path' }, sets, [start]],
    [{ problem: 'no-such-file' }, sets, [start]],
    [{ why: 'no-program' }, sets, [start]],
    [{ why: 'no-directory' }, sets, [directory]],
    [{ why: 'working-directory' }, sets, [directory]],
    [{ problem: 'not-in-path' }, { args: ['-v'] }, [{ 'containers/0/args': undefined }]],
    [{ problem: 'not-in-path' }, { workingDir: '/srv' }, []],
    [{ problem: 'not-executable' }, sets, []],
    [{}, sets, []],
    [{ problem: 'not-in-path', container: 'gone' }, sets, []],
  ])('is left to it: %j of %j', (params, container, written) => {
    expect(left(params, container)).toEqual(written);
  });
});

it('a hook that fails after the start goes where the template has it', () => {
  const about = crashOf('crash/post-start-hook', {});
  const without = (lifecycle: object) =>
    writtenFor('crash/no-post-start', about, template({ lifecycle }));

  expect(without({ postStart: { exec: { command: ['seed'] } } })).toEqual([
    { 'containers/0/lifecycle/postStart': undefined },
  ]);
  expect(without({ preStop: { exec: { command: ['sleep'] } } })).toEqual([]);
});

it('variables for Services are injected no more', () => {
  const about = crashOf('config/service-link-variable', {});

  expect(writtenFor('config/no-service-links', about, template({}))).toEqual([
    { enableServiceLinks: false },
  ]);
});
