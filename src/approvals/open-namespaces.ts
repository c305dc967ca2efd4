/** Which namespaces may be changed: `namespaces` without `except`, as kubewhy.yaml lists them. */
export type Opened = Readonly<{ namespaces: readonly string[]; except: readonly string[] }>;

/** What runs there runs the cluster: no setting opens them. */
const NEVER = ['kube-system', 'kube-public', 'kube-node-lease'];

/** Whether a namespace is open to changes; `own` is where kubewhy itself runs. */
export function openNamespaces(
  { namespaces, except }: Opened,
  own: string,
): (namespace: string) => boolean {
  const closed = [...NEVER, own, ...except];
  return (namespace) =>
    namespace !== '' && isListed(namespace, namespaces) && !isListed(namespace, closed);
}

/** Whether a name is in a list in which "shop-*" stands for all names that begin so. */
export function isListed(name: string, list: readonly string[]): boolean {
  return list.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
}
