/** The DaemonSet that puts a network plugin (CNI) on each node and serves it, by the name of its program. */
export const networkPlugins: Readonly<Record<string, string>> = {
  'aws-cni': 'aws-node',
  'azure-vnet': 'azure-cns',
  antrea: 'antrea-agent',
  calico: 'calico-node',
  'calico-ipam': 'calico-node',
  'cilium-cni': 'cilium',
  flannel: 'kube-flannel-ds',
  'istio-cni': 'istio-cni-node',
  'kube-ovn': 'kube-ovn-cni',
  'linkerd-cni': 'linkerd-cni',
  multus: 'kube-multus-ds',
  'multus-shim': 'kube-multus-ds',
  'ovn-k8s-cni-overlay': 'ovnkube-node',
  'weave-net': 'weave-net',
  whereabouts: 'whereabouts',
};
