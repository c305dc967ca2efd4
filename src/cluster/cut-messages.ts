import type { Resource } from '../domain/resource.ts';
import { changedParts } from '../text/changed-parts.ts';
import { cutText } from '../text/cut-text.ts';

/** An object whose messages, those of an event and all within a status, are no longer than patterns may see. */
export function cutMessages(object: Resource): Resource {
  const { status, message } = object as Readonly<{ status?: unknown; message?: unknown }>;
  const [cutStatus, said] = [cutWithin(status), cutWithin(message)];
  if (cutStatus === status && said === message) return object;
  return {
    ...object,
    ...(status !== undefined && { status: cutStatus }),
    ...(message !== undefined && { message: said }),
  } as Resource;
}

function cutWithin(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  return typeof value === 'object' && value !== null ? changedParts(value, cutWithin) : value;
}
