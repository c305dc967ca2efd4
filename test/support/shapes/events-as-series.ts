import { ObjectShape } from '#src/cluster/object-shape.ts';
import { isOfKind } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { lastSeen } from '#src/readings/events.ts';
import type { Recording } from '#src/world/recorded.ts';
import { changedObjects } from '#test/support/shapes/changed-objects.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

/** Events as reporters of events.k8s.io write them: a time and a series; the old fields are empty. */
export const eventsAsSeries: Shape = {
  name: 'with events of events.k8s.io',
  of({ recording, target }) {
    const shaped = changedObjects(recording, (object) =>
      isOfKind('Event', object) ? asSeries(object) : object,
    );
    return shaped && { recording: shaped, target };
  },
};

/** Events that the API server gives who asks for those of events.k8s.io. */
export const eventsOfOtherGroup: Shape = {
  name: 'with events read from events.k8s.io',
  of({ recording, target }) {
    const shaped = changedObjects(recording, (object) =>
      isOfKind('Event', object) ? ofOtherGroup(asSeries(object)) : object,
    );
    return shaped && { recording: readAgain(shaped), target };
  },
};

/** Events of which a client has put together those that differ in their words only (client-go, EventAggregator). */
export const eventsCombined: Shape = {
  name: 'with events that were combined',
  of({ recording, target }) {
    const shaped = changedObjects(recording, (object) =>
      isOfKind('Event', object) && object.type === 'Warning'
        ? { ...object, message: `(combined from similar events): ${object.message ?? ''}` }
        : object,
    );
    return shaped && { recording: readAgain(shaped), target };
  },
};

/** As a file is read that holds these objects. */
function readAgain(recording: Recording): Recording {
  return { ...recording, objects: recording.objects.map((one) => ObjectShape.parse(one)) };
}

function asSeries(event: Resource<'Event'>): Resource<'Event'> {
  const { firstTimestamp, lastTimestamp, count, source, ...rest } = event;
  const eventTime = event.eventTime ?? firstTimestamp ?? lastTimestamp ?? lastSeen(event);
  const times = event.series?.count ?? count ?? 1;
  return {
    ...rest,
    eventTime: micro(eventTime),
    reportingComponent: event.reportingComponent ?? source?.component ?? 'kubelet',
    reportingInstance: event.reportingInstance ?? source?.host ?? '',
    action: 'Binding',
    ...(times > 1 && { series: { count: times, lastObservedTime: micro(lastSeen(event)) } }),
  };
}

/** The names of its fields are others there (k8s.io/api/events/v1). */
function ofOtherGroup(event: Resource<'Event'>): Resource {
  const { involvedObject: regarding, message: note, reportingComponent, ...rest } = event;
  const named: object = {
    ...rest,
    apiVersion: 'events.k8s.io/v1',
    regarding,
    note,
    reportingController: reportingComponent,
  };
  return named as Resource;
}

function micro(time: string): string {
  return time.replace(/(\.\d+)?Z$/, '.000000Z');
}
