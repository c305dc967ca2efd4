import { z } from 'zod';

import { ClusterUnreachable } from '../../domain/errors.ts';
import type { Identity } from '../../domain/ports.ts';
import type { Api } from './api.ts';
import { decoded } from './decoded.ts';
import { statusOf } from './status.ts';

const Review = z.object({
  status: z.object({
    userInfo: z.object({ username: z.string(), groups: z.array(z.string()).default([]) }),
  }),
});

/** As whom the kubeconfig logs in (SelfSubjectReview). Throws ClusterUnreachable when nobody can tell. */
export async function whoAmI(api: Api): Promise<Identity> {
  const reply = await api.request({
    method: 'POST',
    path: '/apis/authentication.k8s.io/v1/selfsubjectreviews',
    body: { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' },
  });
  const review = decoded(Review, reply);
  if (!review)
    throw new ClusterUnreachable(`It does not tell who asks: ${statusOf(reply).message}`);
  const { username: user, groups } = review.status.userInfo;
  return { user, groups };
}
