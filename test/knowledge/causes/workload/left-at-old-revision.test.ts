import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { leftAtOldRevision } from '#src/knowledge/causes/workload/left-at-old-revision.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { workload } from '#test/support/states.ts';

const PARTITION = { rollingUpdate: { partition: 1 } };

function setWith(updateStrategy: object, updateRevision = 'new'): Resource {
  return {
    ...workload('apps/StatefulSet', 2),
    spec: { replicas: 2, updateStrategy },
    status: { updatedReplicas: 1, currentRevision: 'old', updateRevision },
  } as Resource;
}
const about = (set: Resource) => claimsAbout(set, leftAtOldRevision, cluster([set]));

it('says how many pods a partition leaves where they are', () => {
  expect(about(setWith(PARTITION))).toMatchObject([
    { params: { count: 1, partition: 1 }, strength: 'entails' },
  ]);
});

it('says that pods are replaced when somebody deletes them', () => {
  const found = about(setWith({ type: 'OnDelete' }));

  expect(found).toMatchObject([{ params: { count: 1 }, evidence: [{ quote: 'OnDelete' }] }]);
  expect(advised(leftAtOldRevision, found)).toContain('Delete the old pods');
});

it('is silent about a set at one revision, and about one that is just updated', () => {
  expect(about(setWith(PARTITION, 'old'))).toEqual([]);
  expect(about(setWith({}))).toEqual([]);
});

describe('a set whose pods an operator replaces', () => {
  const OWNER = { apiVersion: 'kafka.strimzi.io/v1beta2', kind: 'Kafka', name: 'events', uid: 'k' };
  const owned = (): Resource => {
    const set = setWith({ type: 'OnDelete' });
    return { ...set, metadata: { ...set.metadata, ownerReferences: [OWNER] } };
  };
  const kafka = (condition: string) =>
    custom('kafka.strimzi.io/Kafka', 'events', { status: saying(condition) });
  const aboutWith = (condition: string) =>
    claimsAbout(owned(), leftAtOldRevision, cluster([owned(), kafka(condition)]));

  it('is left to the operator, not to somebody who deletes pods', () => {
    const found = aboutWith('Ready=True');

    expect(found).toMatchObject([{ params: { count: 1, by: { name: 'events' } } }]);
    expect(sentenceOf(found)).toContain('the operator of Kafka');
    expect(advised(leftAtOldRevision, found)).toContain('Do not delete pods by hand');
  });

  it('is not as planned while the operator reports trouble', () => {
    expect(aboutWith('NotReady=True UnforceableProblem: Pod events-0 is not rollable')).toEqual([]);
  });
});

function sentenceOf([claim]: ReturnType<typeof about>): string {
  return claim ? leftAtOldRevision.text.en(claim.subject, claim.params).sentence : '';
}
