import type { Resource } from '../domain/resource.ts';
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

/** What needs no cut stays the same value: of a large cluster hardly anything is copied. */
function cutWithin(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  if (typeof value !== 'object' || value === null) return value;
  const cut = Object.entries(value).map(([key, inner]) => [key, inner, cutWithin(inner)] as const);
  if (cut.every(([, inner, now]) => inner === now)) return value;
  return Array.isArray(value)
    ? cut.map(([, , now]) => now)
    : Object.fromEntries(cut.map(([key, , now]) => [key, now]));
}
