import type { DeliveryJob } from '../domain/jobs.ts';
import type { Lane } from '../domain/ports.ts';
import type { Method } from './rates.ts';

/** Somebody waits for all but alerts, and an alert's first message is news where its edit is not. */
export function laneOf({ kind }: DeliveryJob, method: Method): Lane {
  if (kind !== 'alert') return 'people';
  return method === 'chat.update' || method === 'chat.delete' ? 'edits' : 'alerts';
}
