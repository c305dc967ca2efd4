import { kindOf } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';
import { isRecord } from '../text/is-record.ts';
import { present } from '../text/present.ts';

/** What a client writes before the newest of messages that differ in their words only (client-go, EventAggregator). */
const COMBINED = /^\(combined from similar events\): */;

/** An object as it is, and an event as the core group has it, with no more than what was said. */
export function plainEvent(object: Resource): Resource {
  const kind = kindOf(object);
  if (kind === 'events.k8s.io/Event') return plainEvent(ofCoreGroup(object as OtherEvent));
  if (kind !== 'Event') return object;
  const { message } = object as Readonly<{ message?: unknown }>;
  if (typeof message !== 'string' || !COMBINED.test(message)) return object;
  const said: object = { ...object, message: message.replace(COMBINED, '') };
  return said as Resource;
}

/** The same event by the names that its fields have in the other group (k8s.io/api/events/v1). */
type OtherEvent = Resource &
  Readonly<{
    regarding?: unknown;
    note?: unknown;
    reportingController?: unknown;
    deprecatedCount?: unknown;
    deprecatedFirstTimestamp?: unknown;
    deprecatedLastTimestamp?: unknown;
    deprecatedSource?: unknown;
  }>;

function ofCoreGroup(event: OtherEvent): Resource {
  const {
    regarding,
    note: message,
    reportingController: reportingComponent,
    deprecatedCount: count,
    deprecatedFirstTimestamp: firstTimestamp,
    deprecatedLastTimestamp: lastTimestamp,
    deprecatedSource: source,
    ...rest
  } = event;
  const more = { message, reportingComponent, count, firstTimestamp, lastTimestamp, source };
  const involvedObject = isRecord(regarding) ? regarding : {};
  const core: object = { ...rest, apiVersion: 'v1', involvedObject, ...present(more) };
  return core as Resource;
}
