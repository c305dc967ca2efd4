// Only names versions: scripts/build-gitops.mjs takes the CRDs out of the modules. `go mod tidy` would drop them, because
// no Go program imports them.
module kubewhy/tools/custom-kinds

go 1.26.0

require (
	github.com/cert-manager/cert-manager v1.19.1
	github.com/cilium/cilium v1.18.4
	github.com/external-secrets/external-secrets v0.20.4
	github.com/fluxcd/helm-controller v1.6.4
	github.com/kedacore/keda/v2 v2.18.1
	github.com/longhorn/longhorn-manager v1.10.0
	sigs.k8s.io/gateway-api v1.4.0
)
