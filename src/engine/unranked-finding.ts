import type { Finding } from '../domain/verdict.ts';

/** A finding before its place among the others is known. */
export type UnrankedFinding = Omit<Finding, 'role'>;
