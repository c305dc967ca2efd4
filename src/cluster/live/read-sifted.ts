import { z } from 'zod';

import type { Fact, Ref } from '../../domain/model.ts';
import type { SiftedLog } from '../../domain/sifted-log.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { decoded } from './decoded.ts';
import { pathOf } from './discovery.ts';
import { NO_LOG } from './no-log.ts';
import { statusOf } from './status.ts';

/** The kubelet turns a log over at 10 MiB (containerLogMaxSize), and gives out the newest file only. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What was written before is no news. */
const A_DAY = 24 * 60 * 60;

const Sifted = z.object({
  lines: z.array(
    z.object({
      at: z.string().exactOptional(),
      text: z.string(),
      first: z.string().exactOptional(),
      times: z.number(),
      from: z.number(),
      to: z.number(),
    }),
  ),
  read: z.number(),
  isCut: z.literal(true).exactOptional(),
});

/** What a container wrote in its current run within a day that reads like trouble; it is sifted while it comes in. */
export async function readSifted(api: Api, pod: Ref, container: string): Promise<Fact<SiftedLog>> {
  const found = await api.find('Pod');
  if (found.is !== 'known') return { is: 'unknown', why: 'no-answer' };
  if (!pod.namespace || !canBeNames(pod.namespace, pod.name)) return { is: 'absent' };

  const reply = await ask(
    api,
    pathOf(found.resource, { ...pod, sub: 'log' }),
    { container, timestamps: 'true', sinceSeconds: String(A_DAY) },
    { sifts: true, maxBytes: MOST_BYTES },
  );
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  if (reply.status !== 200) {
    const isNone = reply.status === 404 || NO_LOG.test(statusOf(reply).message);
    return isNone ? { is: 'absent' } : { is: 'unknown', why: 'expired' };
  }
  const value = decoded(Sifted, reply);
  return value ? { is: 'known', value } : { is: 'unknown', why: 'unusable' };
}
