/** There never was such a run (pkg/kubelet/kubelet_pods.go), or no such container; any other 400 may be of a log that is gone. */
export const NO_LOG =
  /is waiting to start|^previous terminated container \S+ in pod \S+ not found|is not valid for pod/;
