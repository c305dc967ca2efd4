import { z } from 'zod';

import type { Identity } from '../../domain/ports.ts';
import type { Api } from './api.ts';
import type { Reply } from './connection.ts';

/** What the API server answers, where it answers. */
export const AccessReview = z.object({
  status: z.object({ allowed: z.boolean(), reason: z.string().default('') }),
});

/** Asks whether somebody, or who asks, may do something. Rejects with NoReply and ClusterUnreachable. */
export function askAccess(
  api: Api,
  who: Identity | 'self',
  resourceAttributes: Readonly<Record<string, string>>,
): Promise<Reply> {
  const isSelf = who === 'self';
  return api.request({
    method: 'POST',
    path: `/apis/authorization.k8s.io/v1/${isSelf ? 'self' : ''}subjectaccessreviews`,
    body: {
      apiVersion: 'authorization.k8s.io/v1',
      kind: isSelf ? 'SelfSubjectAccessReview' : 'SubjectAccessReview',
      spec: { ...(!isSelf && { user: who.user, groups: who.groups }), resourceAttributes },
    },
  });
}
