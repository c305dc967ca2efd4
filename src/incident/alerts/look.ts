import type { Result } from '../../domain/jobs.ts';

/** A look at the cluster for an incident: when, what it brought, and its root. */
export type Look = Readonly<{ at: string; result: Result; root?: string }>;
