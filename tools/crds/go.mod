// Only names a version: scripts/build-tools.mjs copies the CRDs out of the module. `go mod tidy`
// would drop it, because no Go program imports it.
module kubewhy/tools/crds

go 1.24.0

require istio.io/api v1.27.3
