import { createHash } from 'node:crypto';

import type { Recorded } from '../../domain/ports.ts';
import { present } from '../../text/present.ts';
import { shortened } from '../../text/shortened.ts';
import type { Api } from './api.ts';
import { readObject } from './read-object.ts';
import { statusOf } from './status.ts';

/** The API server's limit is 1,024 bytes. */
const LONGEST = 1000;

/** Writes an Event beside an object; its name comes of the id, so that who repeats it finds it there. */
export async function recordEvent(
  api: Api,
  { id, on, reason, message }: Recorded,
  now: Date,
): Promise<void> {
  const found = await api.find(on.kind);
  const version = found.is === 'known' ? found.resource.version : '';
  const [kind = '', group] = on.kind.split('/').toReversed();
  const { namespace = '', name } = on;
  // Of what was just made nobody knows the uid yet; kubectl describe looks for it.
  const uid = on.uid ?? (await uidOf(api, on));
  const at = now.toISOString().replace(/\.\d+/, '');
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 20);
  const reply = await api.request({
    method: 'POST',
    path: `/api/v1/namespaces/${namespace}/events`,
    body: {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { namespace, name: `kubewhy.${digest}` },
      involvedObject: {
        apiVersion: group ? `${group}/${version}` : version,
        kind,
        namespace,
        name,
        ...present({ uid }),
      },
      type: 'Normal',
      reason,
      message: shortened(message, LONGEST),
      source: { component: 'kubewhy' },
      reportingComponent: 'kubewhy',
      firstTimestamp: at,
      lastTimestamp: at,
      count: 1,
    },
  });
  if (reply.status === 201 || reply.status === 409) return;
  throw new Error(statusOf(reply).message);
}

async function uidOf(api: Api, on: Recorded['on']): Promise<string | undefined> {
  const object = await readObject(api, on);
  return object.is === 'known' ? object.value.metadata?.uid : undefined;
}
