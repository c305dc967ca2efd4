/**
 * Whom a symptom hurts, the worst first.
 *
 * - `users`: a request fails now, or nothing is left to serve it; if you cannot tell, it is not this one.
 * - `workload`: none of its pods is ready, and nothing that leads to it was seen.
 * - `redundancy`: users are served, by fewer pods than were asked for.
 * - `progress`: what runs is as it was, but an update, a Job, a drain or another change does not get through.
 * - `nobody`: the state is what somebody asked for, such as a pause or a size of zero.
 */
export type Harm = 'users' | 'workload' | 'redundancy' | 'progress' | 'nobody';

/** Whom a symptom hurts, the worst first. */
export const HARMS: readonly Harm[] = ['users', 'workload', 'redundancy', 'progress', 'nobody'];
