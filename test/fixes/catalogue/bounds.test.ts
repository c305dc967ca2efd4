import { describe, expect, it } from '@jest/globals';

import { badValue } from '#src/answers/words/errors.ts';
import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Wants } from '#src/domain/errors.ts';
import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const live = (kind: string, spec: object): Resource => {
  const object = specified(kind, 'web', spec);
  return { ...object, metadata: { ...object.metadata, uid: 'web-1' } };
};
const MAXIMUM = {
  remedy: 'autoscaling/higher-maximum',
  object: live('autoscaling/HorizontalPodAutoscaler', { maxReplicas: 10 }),
  params: { most: 10 },
  input: 'maximum',
};
const BUDGET = {
  remedy: 'disruption/allow-evictions',
  object: live('policy/PodDisruptionBudget', { maxUnavailable: 0 }),
  params: { field: 'maxUnavailable', pods: 3 },
  input: 'maxUnavailable',
};
const DATE = {
  remedy: 'cron-job/possible-date',
  object: live('batch/CronJob', { schedule: '0 2 30 2 *' }),
  params: { wrong: 'date', schedule: '0 2 30 2 *' },
  input: 'schedule',
};

it.each<[Wants, string]>([
  ['range', 'It has to be a number within 1–2.'],
  ['schedule', 'Write five fields that name a time that comes'],
  ['object-name', 'Write the name of an object'],
  ['beyond', 'It is not among the values that this field may be given.'],
])('who chose a value that is refused for %s is told what may stand there', (wants, said) => {
  const options = wants === 'range' ? ['1–2'] : [];

  expect(badValue.en('replicas', '0', wants, options)).toContain(said);
  expect(badValue.ko('replicas', '0', wants, options)).toMatch(/쓸 수 없습니다\. \S+/);
});

describe('a value that somebody chose', () => {
  it.each([
    [MAXIMUM, '0', 'range', ['11–100']],
    [MAXIMUM, '10', 'range', ['11–100']],
    [MAXIMUM, '101', 'range', ['11–100']],
    [BUDGET, '0', 'range', ['1–2']],
    [BUDGET, '3', 'range', ['1–2']],
    [DATE, ' ', 'blank', []],
    [DATE, 'every day', 'schedule', []],
    [DATE, '0 2 31 4 *', 'schedule', []],
  ] as const)('is refused by name out of bounds: $0.remedy, %s', (row, value, wants, options) => {
    expect(() => chosen(row, value)).toThrow(
      expect.objectContaining({ name: 'BadValue', input: row.input, wants, options }),
    );
  });

  it.each([
    [MAXIMUM, '100', 100],
    [BUDGET, '2', 2],
    [DATE, '0 2 29 2 *', '0 2 29 2 *'],
  ] as const)('is taken within them: $0.remedy, %s', (row, value, written) => {
    expect(chosen(row, value)).toMatchObject([{ change: { ops: [{ value: written }] } }]);
  });
});

it('a schedule is not asked for where the time zone is what does not exist', () => {
  expect(chosen({ ...DATE, params: { ...DATE.params, wrong: 'time-zone' } })).toEqual([]);
});

const CONTAINERS = '/spec/template/spec/{initContainers,containers}/*';
const PROBES = `${CONTAINERS}/{livenessProbe,readinessProbe,startupProbe}`;

it.each([
  ['autoscaling/higher-maximum', '/spec/maxReplicas', 10, [11, 100], [0, 10, 101, 3_000_000_000]],
  [
    'spread/larger-skew',
    '/spec/template/spec/topologySpreadConstraints/*/maxSkew',
    1,
    [2, 4],
    [0, 1, 5],
  ],
  [
    'cron-job/possible-date',
    '/spec/schedule',
    '0 2 30 2 *',
    ['0 2 29 2 *'],
    ['0 2 30 2 *', 5, ['0 2 29 2 *'], undefined],
  ],
  ...['probe/ask-port', 'probe/open-port'].map(
    (id) =>
      [
        id,
        `${PROBES}/tcpSocket`,
        undefined,
        [{ port: 1 }, { port: 65_535 }],
        [{ port: 0 }, { port: 65_536 }, { port: 80, host: 'other' }, {}],
      ] as const,
  ),
  [
    'probe/start-time',
    `${CONTAINERS}/startupProbe`,
    undefined,
    [
      { periodSeconds: 1, failureThreshold: 1 },
      { grpc: {}, periodSeconds: 3_600, failureThreshold: 10_000, timeoutSeconds: 3_600 },
    ],
    [
      { periodSeconds: 0, failureThreshold: 1 },
      { periodSeconds: 3_601, failureThreshold: 1 },
      { periodSeconds: 1, failureThreshold: 0 },
      { periodSeconds: 1, failureThreshold: 10_001 },
      { periodSeconds: 1, failureThreshold: 1, timeoutSeconds: 0 },
      { periodSeconds: 1, failureThreshold: 1, exec: {} },
    ],
  ],
  ['probe/longer-timeout', `${PROBES}/timeoutSeconds`, 1, [1, 600], [0, 601, '5']],
  ['probe/other-path', `${PROBES}/httpGet/path`, '/', ['/healthz'], ['healthz', '/a b', 5]],
  ['job/longer-deadline', '/spec/activeDeadlineSeconds', 60, [1, 1_000_000], [0, 1_000_001]],
  [
    'network/called-port',
    '/spec/ports/*',
    undefined,
    [{ name: 'port-80', port: 1, targetPort: 65_535, protocol: 'TCP' }],
    [
      { name: 'web', port: 80, targetPort: 80, protocol: 'TCP' },
      { name: 'port-80', port: 0, targetPort: 80, protocol: 'TCP' },
      { name: 'port-80', port: 80, targetPort: 65_536, protocol: 'TCP' },
      { name: 'port-80', port: 80, targetPort: 80, protocol: 'UDP' },
    ],
  ],
] as const)(
  '%s writes to %s, where %s is, no less and no more than %j',
  (id, path, was, may, mayNot) => {
    const allows = reachesById.get(id)?.flatMap(({ paths }) => paths[path] ?? [])[0];

    expect(may.map((value) => allows?.(value, was))).toEqual(may.map(() => true));
    expect(mayNot.map((value) => allows?.(value, was))).toEqual(mayNot.map(() => false));
  },
);

type Row = Readonly<{ remedy: string; object: Resource; params: object; input: string }>;

function chosen({ remedy, object, params, input }: Row, value?: string) {
  const { world } = openWorld(cluster([object]));
  const about = finding({ subject: refTo(kindOf(object), object), params });
  const of = remedies.find(({ id }) => id === remedy);
  return [
    ...(of?.propose(about, world, value === undefined ? undefined : { [input]: value }) ?? []),
  ];
}
