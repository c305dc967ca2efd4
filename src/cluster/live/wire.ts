import type { Resource } from '../../domain/resource.ts';
import { observedIn, withChangeTimes } from '../change-times.ts';
import { cutMessages } from '../cut-messages.ts';
import { plainEvent } from '../plain-event.ts';
import { withPromisedLists } from '../with-promised-lists.ts';

const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

/**
 * An object without nulls as it came, its messages cut, of managedFields no more than the times of changes. Of a Secret only
 * the names of its keys stay, whatever the account may read. Items of a list lack kind and version, which `typed` adds.
 */
export function fromWire(
  object: Resource,
  typed: Readonly<{ apiVersion: string; kind: string }>,
): Resource {
  const metadata = withChangeTimes(typed.kind, object.metadata, observedIn(object), 'named');
  const whole = cutMessages(withPromisedLists(plainEvent({ ...typed, ...object, metadata })));
  return typed.kind === 'Secret' && typed.apiVersion === 'v1' ? withoutValues(whole) : whole;
}

/** A Secret whose values are empty; its last applied configuration would hold them too. */
function withoutValues(secret: Resource & Readonly<{ data?: object }>): Resource {
  const { data, stringData: _, ...rest } = secret as typeof secret & { stringData?: object };
  const { [LAST_APPLIED]: __, ...annotations } = secret.metadata?.annotations ?? {};
  return {
    ...rest,
    metadata: { ...secret.metadata, ...(secret.metadata?.annotations && { annotations }) },
    ...(data && { data: Object.fromEntries(Object.keys(data).map((key) => [key, ''])) }),
  } as Resource;
}
