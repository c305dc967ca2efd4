/** What a kubelet or a provisioner repeats it says again within 5 minutes: 1 event in 300 s after a burst (client-go, defaultSpamQPS). */
export const REPEATED_MS = 6 * 60_000;
/** A line or an event that nothing need repeat: what it told so long ago is over. */
export const RECENT_MS = 10 * 60_000;
/** By then the autoscaler, which looks every 15 s, has seen that something was mended. */
export const AUTOSCALED_MS = 60_000;
/** By then the kubelet has: it tries again after 10 s for environment (backOffPeriod), within 122 s for volumes. */
export const CONFIGURED_MS = 2.5 * 60_000;
/** An API server keeps an event so long after it was last said (kube-apiserver, --event-ttl): what is older need not be asked for. */
export const EVENTS_KEPT_MS = 60 * 60_000;
