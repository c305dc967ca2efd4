import type { Brought } from '../../../domain/jobs.ts';
import type { WorkerParts } from '../worker-parts.ts';
import type { JobOf } from './duty.ts';

/** Brings what came of a question to where it was asked. */
export async function answered(
  { id, question }: JobOf<'why' | 'scan' | 'check' | 'rollout' | 'explain'>,
  result: Brought,
  { outbox }: WorkerParts,
): Promise<void> {
  await outbox.toGateway({ v: 1, id: `${id}-answer`, kind: 'answer', question, result });
}
