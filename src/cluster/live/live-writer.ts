import { z } from 'zod';

import { ClusterUnreachable } from '../../domain/errors.ts';
import type { Change, Sent } from '../../domain/plan.ts';
import type { Identity, Permission, Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { guardedPatch } from '../guarded-patch.ts';
import { AccessReview, askAccess } from './access-review.ts';
import type { Api } from './api.ts';
import { NoReply, type Reply } from './connection.ts';
import { decoded } from './decoded.ts';
import { pathOf, spelled, type ApiResource } from './discovery.ts';
import { readObject } from './reads.ts';
import { statusOf } from './status.ts';
import { fromWire } from './wire.ts';

const FIELD_MANAGER = 'kubewhy';
/** Admission comes before storage, so a webhook that cannot be called means that nothing happened. */
const BEFORE_STORAGE = /^Internal error occurred: failed calling webhook/;
const Typed = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const Patched = z.custom<Resource & z.infer<typeof Typed>>((one) => Typed.safeParse(one).success);

/** Changes a live cluster with one guarded JSON Patch for each attempt. */
export function liveWriter(api: Api): Writer {
  return {
    async read(ref) {
      const fact = await readObject(api, ref);
      const replaced = fact.is === 'known' && ref.uid && fact.value.metadata?.uid !== ref.uid;
      return replaced ? { is: 'absent' } : fact;
    },

    async send(change, resourceVersion, mode) {
      try {
        const found = await api.find(change.on.kind);
        if (found.is !== 'known') return unserved(change);
        const reply = await api.request({
          method: 'PATCH',
          path: pathOf(found.resource, { ...change.on, sub: change.sub }),
          query: {
            fieldManager: FIELD_MANAGER,
            fieldValidation: 'Strict',
            ...(mode === 'dry-run' && { dryRun: 'All' }),
          },
          body: guardedPatch(change, resourceVersion),
        });
        return sentAs(reply, change);
      } catch (error) {
        if (error instanceof NoReply) return { is: 'lost', message: error.message };
        if (!(error instanceof ClusterUnreachable)) throw error;
        return { is: 'refused', message: `${error.message} Nothing was changed.` };
      }
    },

    async permits(user, change) {
      const found = await api.find(change.on.kind);
      if (found.is !== 'known') return { is: 'not-checked', why: unserved(change).message };
      const attributes = attributesOf(change, found.resource);
      const reply = await askAccess(api, user, attributes).catch((error: unknown) => {
        if (error instanceof NoReply) return error;
        throw error;
      });
      if (reply instanceof NoReply) return { is: 'not-checked', why: reply.message };
      return permissionIn(reply, user, change, found.resource);
    },
  };
}

function sentAs(reply: Reply, { on }: Change): Sent {
  const { status } = reply;
  if (status >= 200 && status < 300) {
    const object = decoded(Patched, reply);
    if (!object) return { is: 'lost', message: `${on.name}: the answer is not from an API server` };
    return { is: 'done', object: fromWire(object, object) };
  }
  const { message, hasCauses } = statusOf(reply);
  if (status >= 500) return { is: BEFORE_STORAGE.test(message) ? 'refused' : 'lost', message };
  if (status === 429)
    return { is: 'busy', message: `The API server has too much to do: ${message}` };
  // 422 is both: a test that failed, or an operation that does not fit, names no field; a value that
  // does not pass validation does.
  const conflict = status === 409 || (status === 422 && !hasCauses);
  if (conflict) return { is: 'conflict', message: `${on.name} was changed meanwhile: ${message}` };
  return { is: 'refused', message };
}

function unserved({ on }: Change): Sent & { is: 'refused' | 'conflict' | 'lost' } {
  return { is: 'refused', message: `The cluster does not serve ${on.kind} now.` };
}

function attributesOf({ on, sub }: Change, { group, version, resource }: ApiResource) {
  return {
    verb: 'patch',
    group,
    version,
    resource,
    ...(sub && { subresource: sub }),
    ...(on.namespace && { namespace: on.namespace }),
    name: on.name,
  };
}

function permissionIn(
  reply: Reply,
  { user }: Identity,
  { on, sub }: Change,
  resource: ApiResource,
): Permission {
  const review = reply.status === 201 ? decoded(AccessReview, reply) : undefined;
  if (!review) return { is: 'not-checked', why: statusOf(reply).message };
  const { allowed, reason } = review.status;
  if (allowed) return { is: 'allowed' };
  const what = `patch ${[spelled(resource), sub].filter(Boolean).join('/')}`;
  const where = on.namespace ? ` in namespace ${on.namespace}` : '';
  return { is: 'denied', why: `${user} may not ${what}${where}${reason && ` (${reason})`}` };
}
