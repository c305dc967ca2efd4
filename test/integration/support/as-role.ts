import { openCluster, type Cluster } from '#src/cluster/open-cluster.ts';
import type { Api } from '#test/integration/support/api.ts';
import { asServiceAccount } from '#test/integration/support/as-service-account.ts';
import { namedNamespace } from '#test/integration/support/namespace.ts';
import { shippedManifests } from '#test/integration/support/shipped-manifests.ts';

/** The test cluster as one of the roles sees it, under the very RBAC that manifests/ ships. */
export async function asRole(
  api: Api,
  role: 'worker' | 'remediator',
  url?: string,
): Promise<Cluster & Readonly<{ kubeconfig: string }>> {
  await namedNamespace(api, 'kubewhy');
  const account = { namespace: 'kubewhy', name: `kubewhy-${role}`, ...(url && { url }) };
  const rbac = shippedManifests().filter(({ kind }) => {
    return ['ServiceAccount', 'ClusterRole', 'ClusterRoleBinding'].includes(kind);
  });
  const { kubeconfig } = await asServiceAccount(api, account, rbac);
  return { ...openCluster({ name: 'test', kubeconfig }), kubeconfig };
}
