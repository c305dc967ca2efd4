import type { AuditEntry } from '../domain/audit.ts';

/** Has an entry written into the audit; nobody waits for it. */
export type Notes = (entry: AuditEntry) => void;
