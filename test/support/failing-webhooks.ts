import type { Resource } from '#src/domain/resource.ts';
import { webhookUnreachable } from '#src/knowledge/causes/creation/webhook-unreachable.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { refusedSet } from '#test/support/refusals.ts';

/** The configuration that registers webhook "v.io". */
export const registered = {
  ...named('admissionregistration.k8s.io/ValidatingWebhookConfiguration', 'policies', ''),
  webhooks: [{ name: 'v.io', failurePolicy: 'Fail' }],
};

/** A ReplicaSet whose pods are refused since that webhook could not be called. */
export function failing(why: string): Resource {
  return refusedSet(
    `failed calling webhook "v.io": failed to call webhook: Post "https://hook.shop.svc:443/v?timeout=5s": ${why}`,
  );
}

/** What is claimed about it, beside these objects. */
export function claimsIn(why: string, ...objects: readonly Resource[]) {
  const refused = failing(why);
  return claimsAbout(refused, webhookUnreachable, cluster([refused, ...objects]));
}
