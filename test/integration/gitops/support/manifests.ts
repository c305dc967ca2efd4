/** A Deployment as people keep it, which asks for the nodes of a disk; only those with an ssd are there. */
export function deployment(disktype: string): string {
  return `# Kept by the shop team.
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
spec:
  replicas: 2
  selector:
    matchLabels: { app: web }
  template:
    metadata:
      labels: { app: web }
    spec:
      nodeSelector:
        disktype: ${disktype} # fast
      containers:
        - name: web
          image: shop/web:1
`;
}

/** A Rollout that waits for somebody before half of an update and after it. */
export function rollout(version: number): string {
  return `apiVersion: argoproj.io/v1alpha1
kind: Rollout
metadata:
  name: web
spec:
  replicas: 2
  selector:
    matchLabels: { app: web }
  strategy:
    canary:
      steps:
        - setWeight: 50
        - pause: {}
        - setWeight: 80
        - pause: {}
  template:
    metadata:
      labels: { app: web }
    spec:
      containers:
        - name: web
          image: shop/web:${version}
`;
}
