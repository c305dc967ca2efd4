import { z } from 'zod';

import { ClusterUnreachable } from '../../domain/errors.ts';
import type { Change, SendResult } from '../../domain/plan.ts';
import type { Identity, Permission, Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { withoutNulls } from '../without-nulls.ts';
import { AccessReview, askAccess } from './access-review.ts';
import type { Api } from './api.ts';
import { NoReply, type Reply } from './connection.ts';
import { decoded } from './decoded.ts';
import { spelled, type ApiResource } from './discovery.ts';
import { readObject } from './read-object.ts';
import { recordEvent } from './record-event.ts';
import { statusOf } from './status.ts';
import { fromWire } from './wire.ts';
import { ownRightsFor, rightsFor, writeRequest } from './write-request.ts';

const FIELD_MANAGER = 'kubewhy';
/** Admission comes before storage, so a webhook that cannot be called means that nothing happened. */
const BEFORE_STORAGE =
  /^Internal error occurred: failed calling webhook|^This pod has more than one PodDisruptionBudget/;
const FOR_GIT = 'This change goes out through Git.';
const Typed = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const Patched = z.custom<Resource & z.infer<typeof Typed>>((one) => Typed.safeParse(one).success);

/** Changes a live cluster with one guarded request for each attempt. */
export function liveWriter(api: Api): Writer {
  return {
    async read(ref) {
      const fact = await readObject(api, ref);
      const replaced = fact.is === 'known' && ref.uid && fact.value.metadata?.uid !== ref.uid;
      return replaced ? { is: 'absent' } : fact;
    },

    async send(change, resourceVersion, mode) {
      if (change.do === 'propose') return { is: 'refused', message: FOR_GIT };
      try {
        const found = await api.find(change.on.kind);
        if (found.is !== 'known') return unserved(change);
        const reply = await api.request({
          ...writeRequest(change, found.resource, resourceVersion, mode),
          query: {
            fieldManager: FIELD_MANAGER,
            fieldValidation: 'Strict',
            ...(mode === 'dry-run' && { dryRun: 'All' }),
          },
        });
        return sentAs(reply, change);
      } catch (error) {
        if (error instanceof NoReply) return { is: 'lost', message: error.message };
        if (!(error instanceof ClusterUnreachable)) throw error;
        return { is: 'refused', message: `${error.message} Nothing was changed.` };
      }
    },

    async permits(user, change) {
      for (const right of user === 'self' ? ownRightsFor(change) : rightsFor(change)) {
        const permission = await permissionFor(api, user, right);
        if (permission.is !== 'allowed') return permission;
      }
      return { is: 'allowed' };
    },

    record: (event) => recordEvent(api, event, new Date()),
  };
}

async function permissionFor(api: Api, user: Who, right: Right): Promise<Permission> {
  const found = await api.find(right.kind);
  if (found.is !== 'known') return { is: 'not-checked', why: unserved({ on: right }).message };
  const reply = await askAccess(api, user, attributesOf(right, found.resource)).catch(
    (error: unknown) => {
      if (error instanceof NoReply) return error;
      throw error;
    },
  );
  if (reply instanceof NoReply) return { is: 'not-checked', why: reply.message };
  return permissionIn(reply, user, right, found.resource);
}

function sentAs(reply: Reply, { do: how, on }: Change): SendResult {
  const { status } = reply;
  if (status >= 200 && status < 300) {
    if (how === 'evict') return { is: 'done' };
    const object = decoded(Patched, reply);
    if (!object) return { is: 'lost', message: `${on.name}: the answer is not from an API server` };
    return { is: 'done', object: fromWire(withoutNulls(object), object) };
  }
  const { message, hasCauses, budget } = statusOf(reply);
  if (budget) return { is: 'refused', message: `${message} ${budget}` };
  if (status >= 500) return { is: BEFORE_STORAGE.test(message) ? 'refused' : 'lost', message };
  if (status === 429)
    return { is: 'busy', message: `The API server has too much to do: ${message}` };
  // 422 is both: a test that failed, or an operation that does not fit, names no field; a value that
  // does not pass validation does.
  const conflict = status === 409 || (status === 422 && !hasCauses);
  if (conflict) return { is: 'conflict', message: `${on.name} was changed meanwhile: ${message}` };
  return { is: 'refused', message };
}

function unserved({ on }: Readonly<{ on: Readonly<{ kind: string }> }>): SendResult & {
  is: 'refused' | 'conflict' | 'lost';
} {
  return { is: 'refused', message: `The cluster does not serve ${on.kind} now.` };
}

type Who = Identity | 'self';
type Right = ReturnType<typeof rightsFor>[number] & Readonly<{ sub?: string; name?: string }>;

function attributesOf(
  { verb, namespace, name, sub }: Right,
  { group, version, resource }: ApiResource,
) {
  return {
    verb,
    group,
    version,
    resource,
    ...present({ subresource: sub, namespace, name }),
  };
}

function permissionIn(
  reply: Reply,
  user: Who,
  { verb, namespace, sub }: Right,
  resource: ApiResource,
): Permission {
  const review = reply.status === 201 ? decoded(AccessReview, reply) : undefined;
  if (!review) return { is: 'not-checked', why: statusOf(reply).message };
  const { allowed, reason } = review.status;
  if (allowed) return { is: 'allowed' };
  const what = `${verb} ${[spelled(resource), sub].filter(Boolean).join('/')}`;
  const where = namespace ? ` in namespace ${namespace}` : '';
  return {
    is: 'denied',
    why: `${user === 'self' ? 'kubewhy' : user.user} may not ${what}${where}${reason && ` (${reason})`}`,
  };
}
