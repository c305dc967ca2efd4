import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, proposalsFor, suggestedFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const live = (kind: string, spec: object): Resource => {
  const object = specified(kind, 'load', spec);
  return { ...object, metadata: { ...object.metadata, uid: 'load-1' } };
};
const about = (id: string, kind: string, params: object) => ({
  ...crashOf(id, params),
  subject: { kind, namespace: 'shop', name: 'load' },
});
/** What is proposed: each value, what it writes, and what it risks. */
const proposed = (remedy: string, finding: ReturnType<typeof about>, object: Resource) =>
  proposalsFor(remedy, finding, object).map(({ change, risk }) => [
    ...(change?.ops.map((op) => [op.path, 'value' in op && op.value]) ?? []),
    risk,
  ]);

describe('what is suspended', () => {
  it.each(['batch/CronJob', 'batch/Job'])('runs again: a %s', (kind) => {
    expect(
      proposed('job/unsuspend', about('job/suspended', kind, {}), live(kind, { suspend: true })),
    ).toEqual([[['/spec/suspend', false], 'none']]);
  });

  it('is left to the queue that lets it run', () => {
    const queued = about('job/suspended', 'batch/Job', { queue: 'nightly' });

    expect(proposed('job/unsuspend', queued, live('batch/Job', { suspend: true }))).toEqual([]);
  });

  it('is not what may have no pods', () => {
    const held = about('job/suspended', 'batch/Job', { asksForNone: true });

    expect(proposed('job/unsuspend', held, live('batch/Job', { parallelism: 0 }))).toEqual([]);
  });
});

describe('the time that a Job may take', () => {
  const template = { spec: { containers: [{ name: 'app' }] } };
  const cronJob = live('batch/CronJob', { jobTemplate: { spec: { template } } });
  const longer = (params: object, object = cronJob) =>
    proposed('job/longer-deadline', about('job/gave-up', 'batch/CronJob', params), object);
  const path = '/spec/jobTemplate/spec/activeDeadlineSeconds';

  it('is doubled from the next run of its CronJob on', () => {
    expect(longer({ why: 'deadline', limit: 60 })).toEqual([[[path, 120], 'none']]);
  });

  it.each([
    ['it ran into another limit', { why: 'backoff', limit: 6 }],
    ['nobody knows it', { why: 'deadline' }],
    ['its pod got no node', { why: 'deadline', limit: 60, unstarted: 'no-node' }],
  ])('stays where %s', (_, params) => {
    expect(longer(params)).toEqual([]);
  });
});

describe('a date that never comes', () => {
  const suggested = (schedule: string, wrong = 'date') =>
    suggestedFor(
      'cron-job/possible-date',
      about('cron-job/never-fires', 'batch/CronJob', { wrong, schedule }),
      live('batch/CronJob', { schedule }),
    ).map(({ value }) => value);

  it.each([
    ['0 2 30 2 *', ['0 2 28 2 *']],
    ['15 3 31 4 1', ['15 3 30 4 1']],
    ['0 2 30 2', []],
  ])('gives way to the last day of its month: %s', (schedule, values) => {
    expect(suggested(schedule)).toEqual(values);
  });

  it('is not what is wrong with one that cannot be read', () => {
    expect(suggested('0 2 30 2 *', 'syntax')).toEqual([]);
  });
});

describe('a run that does not start', () => {
  const missed = (why: string) => about('cron-job/missed', 'batch/CronJob', { why });
  const cronJob = live('batch/CronJob', { concurrencyPolicy: 'Forbid' });

  it('may start later, where it is given too little time for that', () => {
    expect(proposed('cron-job/later-start', missed('deadline'), cronJob)).toEqual([
      [['/spec/startingDeadlineSeconds', 300], 'none'],
    ]);
    expect(proposed('cron-job/later-start', missed('still-running'), cronJob)).toEqual([]);
  });

  it('may start in place of one that still runs, which ends by it, or beside it', () => {
    expect(proposed('cron-job/overlap', missed('still-running'), cronJob)).toEqual([
      [['/spec/concurrencyPolicy', 'Replace'], 'restart'],
      [['/spec/concurrencyPolicy', 'Allow'], 'none'],
    ]);
    expect(proposed('cron-job/overlap', missed('deadline'), cronJob)).toEqual([]);
  });
});

describe('Jobs that are over and kept, where a quota counts Jobs', () => {
  const cronJob = live('batch/CronJob', { jobTemplate: { spec: {} } });
  const owner = { apiVersion: 'batch/v1', kind: 'CronJob', name: 'load', uid: 'load-1' };
  const over = (name: string, type = 'Complete'): Resource =>
    ({
      ...specified('batch/Job', name, {}),
      metadata: { namespace: 'shop', name, ownerReferences: [{ ...owner, controller: true }] },
      status: { conditions: [{ type, status: 'True' }] },
    }) as Resource;
  const full = (resource: string, is = 'full') => ({
    ...crashOf('creation/quota', { is, short: [{ resource }] }),
    seen: [
      {
        key: 'late',
        kind: 'job-late',
        on: { kind: 'batch/CronJob', namespace: 'shop', name: 'load' },
        reason: 'FailedCreate',
        evidence: { source: 'field', on: owner, path: '/spec', quote: '' },
        hurts: 'progress',
      } as const,
    ],
  });
  const written = (finding: ReturnType<typeof full>, ...jobs: readonly Resource[]) =>
    proposalsFor('cron-job/shorter-history', finding, cronJob, ...jobs).map(({ change }) =>
      change?.ops.map((op) => 'value' in op && op.value),
    );
  const [one, two] = [over('load-1'), over('load-2')];

  it.each([
    ['but one', [one, two], [[1]]],
    ['all', [one], [[0]]],
    ['none that failed', [over('load-3', 'Failed')], []],
  ])('may go: %s', (_, jobs, expected) => {
    expect(written(full('count/jobs.batch'), ...jobs)).toEqual(expected);
  });

  it('stay where it counts something else, or has room', () => {
    expect(written(full('requests.cpu'), one, two)).toEqual([]);
    expect(written(full('count/jobs.batch', 'has-room'), one, two)).toEqual([]);
  });
});
