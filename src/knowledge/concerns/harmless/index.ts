import { kindOf } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Warning } from '../../../readings/warnings.ts';
import { anyRows } from './any-rows.ts';
import type { Harmless, HarmlessRow } from './harmless-row.ts';
import { ownerRows } from './owner-rows.ts';
import { podRows } from './pod-rows.ts';

/** What is known to be harmless, each kind with its reason; the first row that fits counts. */
const ROWS: readonly HarmlessRow[] = [...podRows, ...ownerRows, ...anyRows];

/** Why a warning about an object that looks well is no trouble; undefined where nothing shows it. */
export function whyHarmless(
  warning: Warning,
  object: Resource,
  world: World,
): Harmless | undefined {
  const { reason, evidence } = warning;
  for (const row of ROWS) {
    if (row.of && !row.of.includes(kindOf(object))) continue;
    if (row.reasons && !row.reasons.includes(reason)) continue;
    if (row.saying && !row.saying.test(evidence.quote)) continue;
    const since = row.when?.(object, warning, world) ?? row.when === undefined;
    if (since === false) continue;
    return { why: row.why, ...(typeof since === 'string' && { since }) };
  }
  return undefined;
}
