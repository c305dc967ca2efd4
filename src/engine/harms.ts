import type { Harm } from '../domain/harm.ts';

/** Whom a symptom hurts, the worst first. */
export const HARMS: readonly Harm[] = ['users', 'workload', 'redundancy', 'progress', 'nobody'];
