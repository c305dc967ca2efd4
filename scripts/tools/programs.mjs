// The programs of the test control plane: which Go module builds each, from which package.

const VERSION = 'k8s.io/component-base/version';
/** Without it /version says v0.0.0-master, which clients cannot parse. */
const KUBERNETES = [
  `-X ${VERSION}.gitVersion=v1.34.1 -X ${VERSION}.gitMajor=1 -X ${VERSION}.gitMinor=34`,
  `-X ${VERSION}.gitTreeState=clean -X ${VERSION}.buildDate=2026-01-01T00:00:00Z`,
].join(' ');

/** `mb` is the size of the program on linux/amd64. */
export const programs = [
  { name: 'etcd', module: 'kube', source: 'go.etcd.io/etcd/server/v3', mb: 26 },
  ...['kube-apiserver', 'kube-controller-manager', 'kube-scheduler'].map((name, index) => ({
    name,
    module: 'kube',
    source: `k8s.io/kubernetes/cmd/${name}`,
    mb: [102, 93, 73][index],
    flags: KUBERNETES,
  })),
  {
    name: 'rollouts-controller',
    module: 'kube',
    source: 'github.com/argoproj/argo-rollouts/cmd/rollouts-controller',
    mb: 89,
  },
  { name: 'kwok', module: 'kwok', source: 'sigs.k8s.io/kwok/cmd/kwok', mb: 64 },
];

/** Programs of this repository. They link what the programs above have compiled already. */
export const ownPrograms = [
  { name: 'scheduler-oracle', module: 'kube', source: './scheduler-oracle', mb: 71 },
];
