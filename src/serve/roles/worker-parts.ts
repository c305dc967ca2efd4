import type { Engine } from '../../answers/engine.ts';
import type { Audience } from '../../domain/audience.ts';
import type { DryRun, Loader, Outbox } from '../../domain/ports.ts';
import type { Readers } from './audiences.ts';

/** What the worker's work needs. */
export type WorkerParts = Readonly<{
  engine: Engine;
  cluster: string;
  loader(): Loader; // a new one for each question
  /** Only of a recorded cluster: whether what it shows after a change was recorded or is predicted. */
  origin?: () => Promise<'recorded' | 'predicted'>;
  dryRun: DryRun;
  alertsChannel: string;
  audienceOf(readers: Readers): Audience;
  outbox: Outbox;
  took(seconds: number): void;
}>;

/** What one investigation is given. */
export function depsOf({ engine, cluster, loader, dryRun }: WorkerParts) {
  return { engine, cluster, dryRun, loader: loader() };
}
