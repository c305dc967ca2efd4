import { ClusterUnreachable } from '../../domain/errors.ts';
import type { MayRead } from '../../domain/ports.ts';
import { AccessReview, askAccess } from './access-review.ts';
import type { Api } from './api.ts';
import { NoReply } from './connection.ts';
import { decoded } from './decoded.ts';
import { statusOf } from './status.ts';

/** Asks a live cluster what somebody may read; an object without a name stands for all of its kind. */
export function liveMayRead(api: Api): MayRead {
  return async (person, { on, isLog }) => {
    const found = await api.find(on.kind);
    if (found.is !== 'known') return false;
    const { group, version, resource } = found.resource;
    const reply = await askAccess(api, person, {
      verb: on.name ? 'get' : 'list',
      group,
      version,
      resource,
      ...(isLog && { subresource: 'log' }),
      ...(on.namespace && { namespace: on.namespace }),
      ...(on.name && { name: on.name }),
    }).catch((cause: unknown) => {
      if (!(cause instanceof NoReply)) throw cause;
      throw new ClusterUnreachable(`It did not say who may read what: ${cause.message}`, { cause });
    });
    const review = reply.status === 201 ? decoded(AccessReview, reply) : undefined;
    if (review) return review.status.allowed;
    const fix = 'Allow the worker to create subjectaccessreviews (manifests/worker-role.yaml).';
    throw new ClusterUnreachable(`${statusOf(reply).message}. ${fix}`);
  };
}
