import type { Resource } from '../../domain/resource.ts';
import type { Abort } from '../../domain/rollout-card.ts';
import { present } from '../../text/present.ts';

/** "RolloutAborted: Rollout aborted update to revision 2: Step-based analysis phase error/failed: …" (v1.9) */
const MESSAGE = /^(?:RolloutAborted: )?Rollout aborted update to revision (\d+)(?:: (.+))?$/s;

/** The update that was given up, and why; undefined where none was. `revision` is its number. */
export function abortOf({
  metadata,
  status,
}: Resource<'argoproj.io/Rollout'>): (Abort & Readonly<{ revision?: string }>) | undefined {
  if (!status?.abort) return undefined;
  const { message = '', abortedAt: since } = status;
  const [, revision, said] = MESSAGE.exec(message) ?? [];
  const setter = metadata?.managedFields?.find(({ fieldsV1 }) => isOfAbort(fieldsV1))?.manager;
  return {
    ...present({ since, revision }),
    ...(said ? { said } : setter && { manager: setter }),
  };
}

/** Whoever has set status.abort owns that field (metadata.managedFields). */
function isOfAbort(fields: { 'f:status'?: { 'f:abort'?: object } } = {}): boolean {
  return fields['f:status']?.['f:abort'] !== undefined;
}
