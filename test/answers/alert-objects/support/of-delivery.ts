import { metrics, row, type Row } from '#test/answers/alert-objects/support/row.ts';

/** Of GitOps, meshes and ingress. */
export const deliveryRows: readonly Row[] = [
  row('ArgocdServiceUnhealthy', 'argoproj.io/Application argocd/shop-prod', {
    name: 'shop-prod',
    namespace: 'argocd',
    project: 'default',
    dest_namespace: 'shop',
    pod: 'argocd-application-controller-0',
  }),
  row('ArgoCdAppOutOfSync', 'argoproj.io/Application argocd/shop-prod', {
    name: 'shop-prod',
    job: 'argocd-metrics',
  }),
  row('ArgoCdRepoServerPendingRequests', 'apps/Deployment argocd/argocd-repo-server', {
    namespace: 'argocd',
  }),
  row('ArgoAppMissing', 'apps/StatefulSet argocd/argocd-application-controller'),
  row('ArgoCdNotificationDeliveryFailed', 'apps/Deployment argocd/argocd-notifications-controller'),
  row('ArgoCdHighGrpcErrorRate', 'apps/Deployment argocd/argocd-server', { namespace: 'argocd' }),
  row('ArgoRolloutDegraded', 'argoproj.io/Rollout shop/checkout', {
    exported_namespace: 'shop',
    namespace: 'argo-rollouts',
    name: 'checkout',
  }),
  row('ArgoRolloutsControllerDown', 'apps/Deployment argo-rollouts/argo-rollouts'),
  row('AnalysisRunFailed', 'argoproj.io/AnalysisRun shop/checkout-1', {
    name: 'checkout-1',
    namespace: 'argo-rollouts',
  }),
  row('FluxKustomizationFailure', 'kustomize.toolkit.fluxcd.io/Kustomization flux-system/apps', {
    ...metrics,
    customresource_group: 'kustomize.toolkit.fluxcd.io',
    customresource_kind: 'Kustomization',
    exported_namespace: 'flux-system',
    name: 'apps',
  }),
  row('ReconciliationFailure', 'helm.toolkit.fluxcd.io/HelmRelease flux-system/podinfo', {
    kind: 'HelmRelease',
    name: 'podinfo',
    exported_namespace: 'flux-system',
    pod: 'helm-controller-1',
  }),

  row('IstioHigh5xxErrorRate', 'apps/Deployment ledger/ledger-api', {
    namespace: 'shop',
    pod: 'web-1',
    destination_workload: 'ledger-api',
    destination_workload_namespace: 'ledger',
  }),
  row('IstioPilotHighPushErrorRate', 'apps/Deployment istio-system/istiod'),
  row('LinkerdHighErrorRate', 'apps/Deployment shop/web', { namespace: 'shop', deployment: 'web' }),
  row('CiliumAgentMapOperationFailures', 'Pod kube-system/cilium-x1', { pod: 'cilium-x1' }),
  row('CiliumOperatorExhaustedIpamIps', 'apps/Deployment kube-system/cilium-operator'),
  row('CalicoAgentDown', 'Pod calico-system/calico-node-1', {
    namespace: 'calico-system',
    pod: 'calico-node-1',
  }),
  row('NginxHighHttp5xxErrorRate', 'networking.k8s.io/Ingress shop/web', {
    exported_namespace: 'shop',
    namespace: 'ingress-nginx',
    ingress: 'web',
  }),
  row('NGINXConfigFailed', 'apps/Deployment ingress-nginx/ingress-nginx-controller'),
  row('NGINXCertificateExpiry', 'cert-manager.io/Certificate shop/front-tls', {
    host: 'shop.example.com',
  }),
  row('TraefikServiceDown', 'Pod traefik/traefik-1', { namespace: 'traefik', pod: 'traefik-1' }),
  row('BlackboxProbeFailed', 'networking.k8s.io/Ingress shop/front', {
    instance: 'https://shop.example.com/health',
    job: 'probe/monitoring/public',
    namespace: 'monitoring',
  }),
  row('BlackboxProbeFailed', 'Service ledger/ledger-api', {
    instance: 'http://ledger-api.ledger.svc:80/ping',
  }),
  row('BlackboxSslCertificateExpired', 'cert-manager.io/Certificate shop/front-tls', {
    instance: 'https://shop.example.com',
  }),
  row('BlackboxSlowProbe', undefined, {
    instance: 'https://elsewhere.example.org',
    namespace: 'monitoring',
    pod: 'blackbox-exporter-1',
    service: 'blackbox',
  }),
  row('BlackboxConfigurationReloadFailure', 'Pod monitoring/blackbox-exporter-1', {
    namespace: 'monitoring',
    pod: 'blackbox-exporter-1',
  }),
];
