import { describe, expect, it } from '@jest/globals';

import { quota } from '#src/knowledge/causes/creation/quota.ts';
import { fitting } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, owned, specified } from '#test/support/objects.ts';
import { creationEvent, refusedSet } from '#test/support/refusals.ts';
import { podOn } from '#test/support/scheduling.ts';

const answer =
  'exceeded quota: compute, requested: requests.cpu=500m, used: requests.cpu=2, limited: requests.cpu=2';
const refused = refusedSet(answer);
const counted = (used: string) => ({
  apiVersion: 'v1',
  kind: 'ResourceQuota',
  metadata: { namespace: 'shop', name: 'compute' },
  spec: { hard: { 'requests.cpu': '2' } },
  status: { hard: { 'requests.cpu': '2' }, used: { 'requests.cpu': used } },
});
const old = labelled(
  owned(podOn('w1', 'web-old-1'), { kind: 'apps/ReplicaSet', name: 'web-old' }),
  { app: 'web' },
);
const oldSet = owned(
  { ...refused, metadata: { namespace: 'shop', name: 'web-old' } },
  { kind: 'apps/Deployment', name: 'web' },
);
const compute = { kind: 'ResourceQuota', namespace: 'shop', name: 'compute' };

describe('quota', () => {
  it('speaks of Jobs where it counts them', () => {
    const short = { resource: 'count/jobs.batch', requested: '1', used: '10', limited: '10' };
    const params = { workload: 'tides', short: [short], is: 'full' } as const;

    expect(quota.text.en(compute, params).sentence).toMatch(/may not create its next Job/);
    expect(quota.text.en(compute, params).so).toBe(
      'It stays so until Jobs go, or the quota grows.',
    );
  });

  it.each([
    ['has no room', [counted('2')], 'full'],
    ['has room by now', [counted('1')], 'has-room'],
    ['is gone by now', [], 'has-room'],
  ])('finds one that %s', (_, objects, is) => {
    const [claim] = claimsAbout(refused, quota, cluster([refused, ...objects]));

    expect(claim).toMatchObject({ subject: compute, params: { is }, strength: 'entails' });
    expect(claim?.passesBy !== undefined).toBe(is === 'has-room');
  });

  it('finds one that cannot be read, and rests on it', () => {
    expect(claimsAbout(refused, quota, cluster([refused], ['resourcequotas']))).toMatchObject([
      { subject: compute, params: { is: 'unread' }, restsOn: [{}, compute] },
    ]);
  });

  it('tells what is short, with the limit where it stands', () => {
    const [claim] = claimsAbout(refused, quota, cluster([refused, counted('2')]));

    expect(claim?.params).toEqual({
      workload: 'web',
      short: [{ resource: 'requests.cpu', requested: '500m', used: '2', limited: '2' }],
      is: 'full',
    });
    expect(claim?.evidence.slice(1)).toMatchObject([
      { path: '/spec/hard/requests.cpu', quote: '2' },
    ]);
  });

  it.each([
    ['500m', 'has-room'],
    ['501m', 'full'],
  ])('counts to the last: %s more is %s', (more, is) => {
    const set = refusedSet(answer.replace('requests.cpu=500m', `requests.cpu=${more}`));

    expect(claimsAbout(set, quota, cluster([set, counted('1500m')]))).toMatchObject([
      { params: { is } },
    ]);
  });

  it('takes no limit that is no more for one', () => {
    const other = {
      ...counted('2'),
      spec: { hard: {} },
      status: { used: { 'requests.cpu': '2' } },
    };

    expect(claimsAbout(refused, quota, cluster([refused, other]))).toMatchObject([
      { params: { is: 'has-room' }, evidence: [{}] },
    ]);
  });

  it.each([
    ['a rolling update', { strategy: {} }, [oldSet, old], { old: 1, above: 1, below: 0 }],
    [
      'an update with no pod above',
      { strategy: { rollingUpdate: { maxSurge: 0 } } },
      [oldSet, old],
      { old: 1, above: 0, below: 1 },
    ],
    ['an update of all at once', { strategy: { type: 'Recreate' } }, [oldSet, old], undefined],
    ['no update', {}, [], undefined],
  ])('tells that it is %s', (_, spec, others, update) => {
    const web = specified('apps/Deployment', 'web', { replicas: 1, ...spec });
    const objects = [refused, web, counted('2'), ...others];

    const [claim] = claimsAbout(refused, quota, cluster(objects));

    expect(claim?.params.update).toEqual(update);
  });

  it.each([
    [
      'an update',
      { update: { old: 1, above: 2, below: 1 } },
      '2 new pods above the wanted number (maxSurge) and take 1 old one away first (maxUnavailable), and its 1 old pod already use',
      '2개 더 띄울 수 있고',
    ],
    ['room by now', { is: 'has-room' as const }, 'It passes by itself', '저절로 풀립니다'],
    ['no room', {}, 'It stays so until', '계속됩니다'],
    [
      'what is short',
      {},
      '(cpu: 2 of 2 used, 1 more requested)',
      '(cpu: 한도 2, 사용 중 2, 추가 요청 1)',
    ],
  ])('says %s', (_, more, en, ko) => {
    const short = [{ resource: 'cpu', requested: '1', used: '2', limited: '2' }];
    const params = { workload: 'web', short, is: 'full' as const, ...more };

    expect(JSON.stringify(quota.text.en(compute, params))).toContain(en);
    expect(JSON.stringify(quota.text.ko(compute, params))).toContain(ko);
  });

  it.each([
    ['count/jobs.batch', '1', '2', '2', 'Delete Jobs that are over, or have'],
    ['count/jobs.batch', '1', '0', '0', 'It allows 0 of `count/jobs.batch`, so that no deletion'],
    ['pods', '1', '0', '0', 'It allows 0 of `pods`'],
    ['requests.cpu', '1', '0', '0', 'It allows 0 of `requests.cpu`'],
    ['requests.cpu', '3', '1', '2', 'Lower `requests.cpu` from 3 to 2 or less, or have'],
    ['requests.cpu', '900m', '2', '2', 'Lower the requests or the number of pods, or have'],
  ])('advises what makes room for %s: %s more, %s of %s used', (...row) => {
    const [resource, requested, used, limited, text] = row;
    const short = [{ resource, requested, used, limited }];
    const params = { workload: 'web', short, is: 'full' as const };
    const advice = fitting(quota, compute, params);

    expect(advice?.extra?.[0]?.en.text).toContain(text);
  });

  it.each([
    ['no pods at all', { resource: 'pods', requested: '1', used: '0', limited: '0' }, false],
    ['less than one asks for', { resource: 'cpu', requested: '3', used: '0', limited: '2' }, true],
    ['no more by now', { resource: 'cpu', requested: '1', used: '2', limited: '2' }, true],
  ])('calls it to ask for less, where a quota allows %s: %j', (_, row, isLess) => {
    const params = { workload: 'web', short: [row], is: 'full' as const };
    const advice = fitting(quota, compute, params);

    expect(advice?.en.title.includes('for less')).toBe(isLess);
    expect(advice?.extra?.[0]?.en.title.includes('for less')).toBe(isLess);
  });

  it('stays silent where the newest answer is another one', () => {
    const newer = creationEvent('FailedCreate', 'Error creating: pods "a" is forbidden: no', 1);

    expect(claimsAbout(refused, quota, cluster([refused, counted('2'), newer]))).toEqual([]);
  });

  it('stays silent for a quota on claims, which the claim tells', () => {
    const why = `persistentvolumeclaims "data-web-0" is forbidden: ${answer}`;
    const storage = refusedSet(`failed to create PVC data-web-0: ${why}`);

    expect(claimsAbout(storage, quota, cluster([storage, counted('2')]))).toEqual([]);
  });
});
