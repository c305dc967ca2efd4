import { z } from 'zod';

import type { Identity } from '../../domain/ports.ts';
import type { Api } from './api.ts';
import type { Reply } from './connection.ts';

/** What the API server answers, where it answers. */
export const AccessReview = z.object({
  status: z.object({ allowed: z.boolean(), reason: z.string().default('') }),
});

/** Asks whether somebody may do something. Rejects with NoReply and ClusterUnreachable. */
export function askAccess(
  api: Api,
  { user, groups }: Identity,
  resourceAttributes: Readonly<Record<string, string>>,
): Promise<Reply> {
  return api.request({
    method: 'POST',
    path: '/apis/authorization.k8s.io/v1/subjectaccessreviews',
    body: {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SubjectAccessReview',
      spec: { user, groups, resourceAttributes },
    },
  });
}
