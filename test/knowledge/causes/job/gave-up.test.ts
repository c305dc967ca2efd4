import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { jobGaveUp } from '#src/knowledge/causes/job/gave-up.ts';
import { podRef } from '#src/readings/workloads/workloads.ts';
import { advised } from '#test/support/advised.ts';
import { failedJob, podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, logOf } from '#test/support/objects.ts';

const pod = podOfJob({ app: { terminated: { exitCode: 1 } } });

it('tells the deadline that a Job has passed', () => {
  const late = failedJob('DeadlineExceeded', { activeDeadlineSeconds: 40 });

  const [claim] = claimsAbout(late, jobGaveUp, cluster([late, pod]));

  expect(claim).toMatchObject({ params: { why: 'deadline', limit: 40 }, strength: 'entails' });
  expect(claim?.evidence.map(({ path }) => path)).toContain('/spec/activeDeadlineSeconds');
});

describe('of a pod that went with the deadline', () => {
  const failed = failedJob('DeadlineExceeded', { activeDeadlineSeconds: 40 });
  const late = { ...failed, status: { ...failed.status, failed: 1 } };
  const { namespace = '', name = '', uid = '' } = late.metadata ?? {};
  const reported = (reason: string, message = '', type = 'Normal', of = `${name}-x7k2p`) => ({
    ...event(reason, message, ago(2), of),
    type,
    involvedObject: { apiVersion: 'v1', kind: 'Pod', namespace, name: of },
  });
  const makes = (pod: string, minutes: number) => ({
    ...event('SuccessfulCreate', `Created pod: ${pod}`, ago(minutes), pod),
    involvedObject: { apiVersion: 'batch/v1', kind: 'Job', namespace, name, uid },
  });
  const made = makes(`${name}-x7k2p`, 3);
  const noNode = reported('FailedScheduling', '0/2 nodes are available', 'Warning');
  const told = (...events: readonly object[]) =>
    claimsAbout(late, jobGaveUp, cluster([late, made, ...(events as Resource[])]));

  it('repeats what was reported', () => {
    expect(told(noNode)).toMatchObject([
      { params: { why: 'deadline', warned: '0/2 nodes are available' } },
    ]);
  });

  it.each([
    ['got no node', 'no-node', [noNode]],
    [
      'did not start',
      'no-start',
      [reported('Scheduled'), reported('FailedMount', 'timed out', 'Warning')],
    ],
    [
      'got a node late, and did not start',
      'no-start',
      [noNode, reported('Scheduled'), reported('Pulling')],
    ],
  ])('says that it %s, and advises to mend that before more time', (_, unstarted, events) => {
    const claims = told(...events);

    expect(claims).toMatchObject([{ params: { unstarted } }]);
    expect(advised(jobGaveUp, claims)).toMatch(/a longer deadline alone changes nothing/);
  });

  it('repeats no refusal of the scheduler that was over when the pod got its node', () => {
    const mount = reported('FailedMount', 'timed out', 'Warning');

    expect(told(noNode, reported('Scheduled'))[0]?.params).not.toHaveProperty('warned');
    expect(told(noNode, mount, reported('Scheduled'))).toMatchObject([
      { params: { warned: 'timed out', unstarted: 'no-start' } },
    ]);
  });

  it('repeats it although a pod before it had got one, and says nothing of how far they came', () => {
    const before = `${name}-a1b2c`;
    const [claim] = told(makes(before, 5), reported('Scheduled', '', 'Normal', before), noNode);

    expect(claim?.params).toMatchObject({ warned: '0/2 nodes are available' });
    expect(claim?.params).not.toHaveProperty('unstarted');
  });

  it('says nothing of how far it came where more pods ended than have left an event', () => {
    const [claim] = claimsAbout(failed, jobGaveUp, cluster([failed, made, noNode] as Resource[]));

    expect(claim?.params).not.toHaveProperty('unstarted');
  });

  it.each([
    ['started', [noNode, reported('Scheduled'), reported('Started')]],
    ['was told of by no warning', [reported('Scheduled')]],
  ])('advises more time where it %s', (_, events) => {
    const claims = told(...events);

    expect(claims[0]?.params).not.toHaveProperty('unstarted');
    expect(advised(jobGaveUp, claims)).toMatch(/Raise activeDeadlineSeconds/);
  });
});

it.each([
  ['no-pod-left', failedJob('BackoffLimitExceeded', { backoffLimit: 1 })],
  ['indexes', failedJob('FailedIndexes')],
  ['indexes', failedJob('MaxFailedIndexesExceeded', { maxFailedIndexes: 3 })],
  ['policy', failedJob('PodFailurePolicy')],
])('tells why a Job gave up of which no pod is left: %s', (why, object) => {
  expect(claimsAbout(object, jobGaveUp, cluster([object]))).toMatchObject([{ params: { why } }]);
});

it('quotes what the pod wrote last for which a policy ended the Job', () => {
  const ended = failedJob('PodFailurePolicy');
  const log = { ...logOf('reading\nschema 7 is newer than 6'), pod: podRef(pod) };
  const [claim] = claimsAbout(ended, jobGaveUp, cluster([ended, pod], [], [log]));
  const [unread] = claimsAbout(ended, jobGaveUp, cluster([ended, pod], ['pods/log']));

  expect(claim).toMatchObject({ params: { why: 'policy', wrote: 'schema 7 is newer than 6' } });
  expect(unread?.params).not.toHaveProperty('wrote');
});

describe('of several pods that failed', () => {
  const other = { ...pod, metadata: { ...pod.metadata, name: 'load-older' } };
  const logs = [pod, other].map((one) => ({
    ...logOf(`of ${one.metadata?.name}`),
    pod: podRef(one),
  }));
  const endedBy = (message: string) => {
    const failed = failedJob('PodFailurePolicy');
    const [condition] = failed.status?.conditions ?? [];
    return { ...failed, status: { ...failed.status, conditions: [{ ...condition, message }] } };
  };

  it.each([
    [
      'Container app for pod shop/load-older failed with exit code 1 matching FailJob rule at index 0',
    ],
    ['Pod shop/load-older has condition DisruptionTarget matching FailJob rule at index 0'],
  ])('the one is quoted that a rule matched: %s', (message) => {
    const ended = endedBy(message);

    const [claim] = claimsAbout(ended, jobGaveUp, cluster([ended, pod, other], [], logs));

    expect(claim).toMatchObject({ params: { wrote: 'of load-older' } });
  });

  it.each([
    [
      'is gone',
      'Container app for pod shop/load-gone failed with exit code 1 matching FailJob rule',
    ],
    ['is not named', 'in words of their own'],
  ])('none is quoted where the one that a rule matched %s', (_, message) => {
    const ended = endedBy(message);

    const [claim] = claimsAbout(ended, jobGaveUp, cluster([ended, pod, other], [], logs));

    expect(claim?.params).not.toHaveProperty('wrote');
  });
});

it('names the indexes that failed', () => {
  const job = failedJob('FailedIndexes');
  const object = { ...job, status: { ...job.status, failedIndexes: '1,3' } };

  const [claim] = claimsAbout(object, jobGaveUp, cluster([object]));

  expect(claim).toMatchObject({ params: { indexes: '1,3' } });
});

it.each([
  ['is there', cluster([failedJob('BackoffLimitExceeded'), pod])],
  ['may be there', cluster([failedJob('BackoffLimitExceeded')], ['pods'])],
])('leaves it to a pod that %s to tell why it failed', (_, source) => {
  expect(claimsAbout(failedJob('BackoffLimitExceeded'), jobGaveUp, source)).toEqual([]);
});
