/**
 * Who writes a label about what a node is: the kubelet, the cloud provider, and what discovers devices (kubernetes.io,
 * “Well-Known Labels, Annotations and Taints”; Node Feature Discovery; device plugins). Nobody adds these by hand.
 */
const MACHINES = [
  /^(?:beta\.)?kubernetes\.io\/(?:os|arch|hostname|instance-type)$/,
  /^node\.kubernetes\.io\/(?:instance-type|windows-build)$/,
  /^topology\.kubernetes\.io\//,
  /(?:^|\.)node\.kubernetes\.io\/(?!exclude-)/,
  /^(?:nvidia|amd|habana|qualcomm|rdma)\.\w+\/|^(?:gpu\.)?intel\.\w+\/|^intel\.feature\./,
  /^cloud\.google\.com\/|^(?:eks|k8s)\.(?:amazonaws\.com|aws)\/|^(?:k8s\.io\/cloud-provider-aws)/,
  /^kubernetes\.azure\.com\/|^karpenter\.(?:sh|k8s\.aws)\//,
];

/** Whether a label says what a machine is, as programs find out, rather than what people made of it. */
export function isMachineLabel(key: string): boolean {
  return MACHINES.some((pattern) => pattern.test(key));
}
