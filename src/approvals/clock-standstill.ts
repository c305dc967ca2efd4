import type { Standstill } from '../domain/standstill.ts';

/** An approval is carried out within this time, or not at all. */
const LIMIT_MS = 60_000;

/** Nothing may be changed while the clock by which approvals are dated differs from the one that all share by as much as they are good for. */
export function clockStandstill(
  whose: 'gateway' | 'remediator',
  aheadMs: number,
): Standstill | undefined {
  return Math.abs(aheadMs) < LIMIT_MS ? undefined : { is: 'clock', whose, aheadMs };
}
