// What a taint is for, by its key.
type Keyed = Readonly<{ key: string }>;

const CONTROL_PLANE = [
  'node-role.kubernetes.io/control-plane',
  'node-role.kubernetes.io/master',
  'node-role.kubernetes.io/etcd',
];

/** Whether a taint reserves a node for the control plane. */
export function isControlPlane({ key }: Keyed): boolean {
  return CONTROL_PLANE.includes(key);
}

/** Whether a taint tells of a node's state, such as not ready, rather than of its use. */
export function isCondition({ key }: Keyed): boolean {
  return (
    key.startsWith('node.kubernetes.io/') || key.startsWith('node.cloudprovider.kubernetes.io/')
  );
}
