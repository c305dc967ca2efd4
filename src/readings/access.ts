import type { Ref, Seen, World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';

const RBAC = 'rbac.authorization.k8s.io';

/** What a service account asked of the API server; without `within` it asked for all namespaces. */
export type Request = Readonly<{
  account: Readonly<{ namespace: string; name: string }>;
  verb: string;
  group: string;
  resource: string; // "pods/log" for a subresource
  within?: string;
  object?: string; // its name, where one is asked for
}>;
/** A binding, its role, and whether that role allows the request; undefined where the role cannot be read. */
export type Bound = Readonly<{
  binding: Ref;
  role: Ref;
  subjects: readonly Subject[];
  allows: boolean | 'no-role' | undefined;
}>;
type Subject = Readonly<{ kind: string; name: string; namespace?: string }>;
type Rule = Readonly<{
  verbs: readonly string[];
  apiGroups?: readonly string[];
  resources?: readonly string[];
  resourceNames?: readonly string[];
}>;
type Binding = Resource<'rbac.authorization.k8s.io/RoleBinding'>;

/** The bindings that count for a request: those of its account, and those of others that would allow it. */
export function bindingsFor(
  request: Request,
  world: World,
): Readonly<{ own: readonly Bound[]; others: readonly Bound[] }> {
  const { account, within } = request;
  const [{ items: inNamespace }, { items: everywhere }] = bindingsIn(
    within ?? account.namespace,
    world,
  );

  const all = [
    ...(within ? inNamespace.map((one) => ['RoleBinding', one] as const) : []),
    ...everywhere.map((one) => ['ClusterRoleBinding', one] as const),
  ];
  const own = all.filter(([, { subjects }]) => subjects?.some((one) => isOf(one, account)));
  const others = inNamespace.filter(({ subjects }) => !subjects?.some((one) => isOf(one, account)));
  const bound = (kind: string, binding: Binding) => boundBy(kind, binding, request, world);
  return {
    own: own.map(([kind, one]) => bound(kind, one)),
    others: others.map((one) => bound('RoleBinding', one)).filter(({ allows }) => allows === true),
  };
}

/** Whether a request is allowed by what is bound; undefined where that could not be read. */
export function isAllowed(request: Request, world: World): boolean | undefined {
  const { own } = bindingsFor(request, world);
  if (own.some(({ allows }) => allows === true)) return true;
  const { account, within } = request;
  const lists = bindingsIn(within ?? account.namespace, world);
  const isOpen = lists.some(({ gap }) => gap) || own.some(({ allows }) => allows === undefined);
  return isOpen ? undefined : false;
}

/** All bindings that can count for what is asked in a namespace: its own, and those of the cluster. */
export function bindingsIn(
  namespace: string,
  world: World,
): readonly [Seen<Binding>, Seen<Binding>] {
  return [
    world.list(`${RBAC}/RoleBinding`, { namespace }),
    world.list(`${RBAC}/ClusterRoleBinding`, { namespace: '' }),
  ];
}

function boundBy(kind: string, binding: Binding, request: Request, world: World): Bound {
  const { metadata, roleRef, subjects = [] } = binding;
  const { name = '', namespace } = metadata ?? {};
  const place = namespace ? { namespace } : {};
  const role: Ref = {
    kind: `${RBAC}/${roleRef.kind}`,
    name: roleRef.name,
    ...(roleRef.kind === 'Role' && place),
  };
  const fact = world.get({ ...role, ...kindOfRole(role) });
  const allows =
    fact.is === 'unknown'
      ? undefined
      : fact.is === 'absent'
        ? 'no-role'
        : (fact.value.rules ?? []).some((rule) => allowsBy(rule, request));
  return { binding: { kind: `${RBAC}/${kind}`, name, ...place }, role, subjects, allows };
}

/** A ClusterRole has the same rules as a Role. */
function kindOfRole({ kind }: Ref): { kind: 'rbac.authorization.k8s.io/Role' } {
  return { kind: kind as 'rbac.authorization.k8s.io/Role' };
}

/** A service account is also in three groups. */
function isOf(subject: Subject, { namespace, name }: Request['account']): boolean {
  if (subject.kind === 'ServiceAccount')
    return subject.name === name && subject.namespace === namespace;
  const user = `system:serviceaccount:${namespace}:${name}`;
  if (subject.kind === 'User') return subject.name === user;
  const groups = [
    'system:serviceaccounts',
    `system:serviceaccounts:${namespace}`,
    'system:authenticated',
  ];
  return groups.includes(subject.name);
}

/** Rules only add. One that names objects does not allow to list them all. */
function allowsBy(rule: Rule, { verb, group, resource, object }: Request): boolean {
  const { verbs, apiGroups = [], resources = [], resourceNames = [] } = rule;
  const [, sub] = resource.split('/');
  const has = (list: readonly string[], one: string) => list.includes('*') || list.includes(one);
  const isResource =
    has(resources, resource) || (sub !== undefined && resources.includes(`*/${sub}`));
  const isNamed = resourceNames.length === 0 || (!!object && resourceNames.includes(object));
  return has(verbs, verb) && has(apiGroups, group) && isResource && isNamed;
}
