/** What a kubelet or a provisioner repeats it says again within 5 minutes: 1 event in 300 s after a burst (client-go, defaultSpamQPS). */
export const REPEATED_MS = 6 * 60_000;
/** A line or an event that nothing need repeat: what it told so long ago is over. */
export const RECENT_MS = 10 * 60_000;
