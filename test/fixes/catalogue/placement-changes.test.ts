import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import {
  crashOf,
  proposalsFor,
  suggestedFor,
  template,
  writtenFor,
} from '#test/fixes/support/crashes.ts';
import { named, specified } from '#test/support/objects.ts';

describe('the name of a node in a template', () => {
  const pinned = (spec: object, params: object) =>
    writtenFor(
      'placement/no-node-name',
      crashOf('scheduling/rejected-by-kubelet', params),
      template({}, spec),
    );

  it('goes where the pods were pinned by it', () => {
    expect(pinned({ nodeName: 'w1' }, { isPinned: true })).toEqual([{ nodeName: undefined }]);
  });

  it('is no matter where there is none, or the scheduler chose the node', () => {
    expect(pinned({}, { isPinned: true })).toEqual([]);
    expect(pinned({ nodeName: 'w1' }, { isPinned: false })).toEqual([]);
  });
});

describe('a priority class that does not exist', () => {
  const missing = { field: 'priorityClassName', object: 'absent' };
  const about = (params: object) => ({
    ...crashOf('creation/missing-reference', params),
    subject: { kind: 'scheduling.k8s.io/PriorityClass', namespace: '', name: 'hihg' },
    seen: [{ kind: 'pods-not-created', on: crashOf('', {}).subject }],
  });
  const classOf = (name: string, value?: number): Resource =>
    Object.assign(named('scheduling.k8s.io/PriorityClass', name, ''), value && { value });
  const there = [classOf('low'), classOf('high', 1000), classOf('system-node-critical', 9)];
  const web = template({}, { priorityClassName: 'hihg' });

  it('gives way to the one of a like name, or to none; those of the system are not for others', () => {
    expect(suggestedFor('placement/other-priority', about(missing), web, ...there)).toEqual([
      { value: 'high', why: 'priority', note: '1000' },
      { value: 'low', why: 'priority', note: '0' },
    ]);
    expect(writtenFor('placement/no-priority', about(missing), web)).toEqual([
      { priorityClassName: undefined },
    ]);
  });

  it('gives way to none only, where no class of that name is near', () => {
    const far = [classOf('batch'), classOf('system-node-critical', 9)];

    expect(proposalsFor('placement/other-priority', about(missing), web, ...far)).toEqual([]);
    expect(proposalsFor('placement/no-priority', about(missing), web, ...far)).toHaveLength(1);
  });

  it.each([
    ['another field names what is missing', { ...missing, field: 'serviceAccountName' }, web],
    ['it is another object that is missing', { ...missing, object: 'namespace' }, web],
    ['the template names none by now', missing, template({})],
  ])('is left where %s', (_, params, of) => {
    for (const id of ['placement/other-priority', 'placement/no-priority'])
      expect(proposalsFor(id, about(params), of, ...there)).toEqual([]);
  });
});

describe('what of a node is mounted and is not there', () => {
  const hostPath = (name: string, type: string) => ({ name, hostPath: { path: '/srv', type } });
  const volumes = [
    { name: 'none', emptyDir: {} },
    hostPath('data', 'Directory'),
    hostPath('list', 'File'),
    hostPath('sock', 'Socket'),
  ];
  const made = (params: object) =>
    writtenFor(
      'storage/made-on-node',
      crashOf('storage/mount-failed', { why: 'host-path', ...params }),
      template({}, { volumes }),
    );

  it.each([
    ['data', 'Directory', 1],
    ['list', 'File', 2],
  ])('is made by the kubelet: %s, a %s', (volume, type, at) => {
    expect(made({ volume, type })).toEqual([
      { [`volumes/${at}/hostPath/type`]: `${type}OrCreate` },
    ]);
  });

  it.each([
    ['nobody can make it', { volume: 'sock', type: 'Socket' }],
    ['the template asks for another type by now', { volume: 'data', type: 'File' }],
    ['the volume is gone', { volume: 'gone', type: 'File' }],
    ['the mount fails for something else', { volume: 'data', type: 'Directory', why: 'device' }],
  ])('is not where %s', (_, params) => {
    expect(made(params)).toEqual([]);
  });
});

it('pods run with the usual runtime where their template names another', () => {
  const about = crashOf('container/runtime-handler', {});
  const ran = (spec: object) => writtenFor('security/usual-runtime', about, template({}, spec));

  expect(ran({ runtimeClassName: 'kata' })).toEqual([{ runtimeClassName: undefined }]);
  expect(ran({})).toEqual([]);
});

describe('a port of a node that other pods hold', () => {
  const ports: readonly { containerPort: number; hostPort?: number }[] = [
    { containerPort: 80 },
    { containerPort: 81, hostPort: 8080 },
  ];
  const asked = (of: typeof ports, ...taken: readonly number[]) =>
    suggestedFor(
      'placement/other-host-port',
      crashOf('scheduling/host-port', { ports: [8080] }),
      template({ ports: of }),
      specified('Pod', 'other', {
        containers: [
          { name: 'app', ports: taken.map((hostPort) => ({ containerPort: 80, hostPort })) },
        ],
      }),
    );
  const hundred = Array.from({ length: 100 }, (_, more) => 8080 + more);

  it('gives way to the next that is free, of a hundred', () => {
    expect(asked(ports, 8080, 8081, 8083)).toEqual([{ value: '8082', why: 'free-port' }]);
    expect(asked(ports, ...hundred.slice(0, 99))).toEqual([{ value: '8179', why: 'free-port' }]);
    expect(asked(ports, ...hundred)).toEqual([]);
  });

  it('is looked for among the ports of the template', () => {
    expect(asked([{ containerPort: 80 }], 8080)).toEqual([]);
  });
});
