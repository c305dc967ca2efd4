import type { Resource } from '#src/domain/resource.ts';
import { named, pod } from '#test/support/objects.ts';

type Subject = Readonly<{ kind: string; name: string; namespace?: string }>;

/** What the API server answers the service account "agent" of namespace shop, which wants to list pods. */
export const refusal =
  'pods is forbidden: User "system:serviceaccount:shop:agent" cannot list resource "pods" in API group "" in the namespace "shop"';
/** That service account. */
export const agent: Subject = { kind: 'ServiceAccount', name: 'agent', namespace: 'shop' };

/** A Role of namespace shop that allows these verbs on pods. */
export function roleFor(name: string, ...verbs: readonly string[]): Resource {
  const role: Resource<'rbac.authorization.k8s.io/Role'> = {
    ...named('rbac.authorization.k8s.io/Role', name),
    rules: [{ apiGroups: [''], resources: ['pods'], verbs }],
  };
  return role;
}

/** A RoleBinding of namespace shop that gives a Role to a subject. */
export function bindingOf(name: string, role: string, subject: Subject): Resource {
  const binding: Resource<'rbac.authorization.k8s.io/RoleBinding'> = {
    ...named('rbac.authorization.k8s.io/RoleBinding', name),
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: role },
    subjects: [subject],
  };
  return binding;
}

/** The pod "web" of namespace shop, Ready, with a service account. */
export function podOf(serviceAccountName: string): Resource<'Pod'> {
  const made = pod();
  return {
    ...made,
    spec: { containers: made.spec?.containers ?? [], serviceAccountName },
    status: { ...made.status, conditions: [{ type: 'Ready', status: 'True' }] },
  };
}
