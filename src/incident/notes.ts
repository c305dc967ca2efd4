import type { Deed } from '../domain/audit.ts';

/** Has a deed noted in the audit; nobody waits for it. */
export type Notes = (deed: Deed) => void;
