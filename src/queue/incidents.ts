import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Incident } from '../domain/incident.ts';
import type { Ref } from '../domain/model.ts';
import type { Plan } from '../domain/plan.ts';
import type { Incidents } from '../domain/ports.ts';
import { openFixes, touchedBy } from '../domain/touched.ts';
import { aboutIndex } from './about-index.ts';
import { inTime } from './connection.ts';
import { parsedJson } from './parsed-json.ts';
import { planPayload } from './plan-payload.ts';
import { replaceRecord } from './replace-record.ts';
import { ABOUTS_ROOM, type Room, THREADS_ROOM } from './retention.ts';
import { threadIndex } from './thread-index.ts';

const Shape = z.looseObject({ v: z.literal(1), id: z.string(), plans: z.array(planPayload) });
const Stored = z.custom<Incident>(
  (value) => Shape.safeParse(value).success,
  'not an incident of version 1',
);

/** Incidents as JSON, one key each, the newest for which there is room. `edit` may be called again, so it has to be pure. */
export function redisIncidents(connection: Redis, prefix: string, room: Room): Incidents {
  const keyOf = (id: string) => `${prefix}:incident:${id}`;
  const read = async (id: string) =>
    (await inTime(connection, () => connection.get(keyOf(id)))) ?? '';

  const index = aboutIndex(connection, prefix, ABOUTS_ROOM);
  const threads = threadIndex(connection, prefix, THREADS_ROOM);

  return {
    async find(id) {
      return parsed(await read(id));
    },
    async about(objects) {
      const found = await Promise.all((await index.find(objects)).map(read));
      // What another version wrote is told by nobody, and no answer has to wait for it.
      return found.flatMap((text) => (text && Stored.safeParse(parsedJson(text)).data) || []);
    },
    startThread: (id, thread) => threads.note(id, thread),
    async inThread(thread) {
      const id = await threads.find(thread);
      return id === undefined ? undefined : parsed(await read(id));
    },
    async change(id, edit) {
      const where = { key: keyOf(id), index: `${prefix}:incidents`, room };
      return replaceRecord(connection, where, async (text) => {
        const known = parsed(text);
        const incident = edit(known);
        // Before the record, so that none is there that the index lacks.
        await index.note(id, newlyOffered(incident, known), 'offered');
        await index.note(id, newlyApproved(incident, known), 'approved');
        return incident;
      });
    },
  };
}

/** What an incident would change that it did not know of before, and what the fixes that wait for inputs are about. */
function newlyOffered(incident: Incident, known: Incident | undefined): readonly Ref[] {
  const open = known?.answer ? [] : openFixes(incident).flatMap(({ of }) => of);
  const ids = new Set(known && allPlans(known).map(({ id }) => id));
  const plans = allPlans(incident).filter((plan) => !ids.has(plan.id));
  return [...open, ...plans.flatMap((plan) => touchedBy(plan, incident))];
}

/** What somebody has approved a change of since then. */
function newlyApproved(incident: Incident, known: Incident | undefined): readonly Ref[] {
  const before = new Set(known?.acts.map(({ plan }) => plan));
  const approved = new Set(incident.acts.flatMap(({ plan }) => (before.has(plan) ? [] : [plan])));
  return allPlans(incident).flatMap((plan) =>
    approved.has(plan.id) ? touchedBy(plan, incident) : [],
  );
}

function allPlans({ plans, prepared = [] }: Incident): readonly Plan[] {
  return [...plans, ...prepared.map(({ plan }) => plan)];
}

function parsed(text: string): Incident | undefined {
  return text === '' ? undefined : Stored.parse(JSON.parse(text));
}
