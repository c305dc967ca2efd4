import { describe, expect, it } from '@jest/globals';

import { ObjectShape } from '#src/cluster/object-shape.ts';
import { plainEvent } from '#src/cluster/plain-event.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const said = event('Failed', 'no such image', ago(1));
const { involvedObject: regarding, message: note, reason } = said;
const other = {
  apiVersion: 'events.k8s.io/v1',
  kind: 'Event',
  metadata: said.metadata,
  regarding,
  note,
  reason,
  deprecatedCount: 4,
  deprecatedLastTimestamp: ago(1),
  deprecatedSource: { component: 'kubelet' },
  reportingController: 'kubelet',
};

describe('an event', () => {
  it('of events.k8s.io is read as one of the core group', () => {
    expect(plainEvent(other as Resource)).toEqual({
      ...said,
      apiVersion: 'v1',
      count: 4,
      source: { component: 'kubelet' },
      reportingComponent: 'kubelet',
    });
  });

  it('keeps its series and the time at which it was seen first', () => {
    const eventTime = '2026-01-01T11:50:00.000000Z';
    const series = { count: 7, lastObservedTime: '2026-01-01T11:59:00.000000Z' };

    expect(plainEvent({ ...other, eventTime, series } as Resource)).toMatchObject({
      eventTime,
      series,
    });
  });

  it('that is about nothing is about nothing, not a crash', () => {
    expect(plainEvent({ ...other, regarding: 'odd' } as Resource)).toMatchObject({
      involvedObject: {},
    });
  });

  it('says no more than its newest message where several were combined', () => {
    const combined = { ...said, message: `(combined from similar events): ${said.message}` };

    expect(plainEvent(combined)).toEqual(said);
    expect(ObjectShape.parse(combined)).toEqual(said);
    expect(plainEvent(said)).toBe(said);
  });

  it('is not made of what is no event', () => {
    const one = { ...pod(), message: '(combined from similar events): no' } as Resource;

    expect(plainEvent(one)).toBe(one);
  });
});
