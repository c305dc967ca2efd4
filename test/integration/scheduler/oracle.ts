import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { readTools } from '#test/integration/support/control-plane/tools.ts';
import { objectsOf, type SchedulerWorld } from '#test/support/worlds/world.ts';

/** What kube-scheduler says of a world: tools/kube/scheduler-oracle writes it. */
export type Verdict = Readonly<{
  node?: string; // where it would place the pod
  nodes: readonly Readonly<{
    node: string;
    plugin?: string;
    code: 'Success' | 'Unschedulable' | 'UnschedulableAndUnresolvable';
    reasons?: readonly string[];
  }>[];
  message?: string;
  preFilter?: string;
  preemption: Readonly<{
    message?: string;
    nominated?: string;
    candidates?: readonly Readonly<{
      node: string;
      victims: readonly string[];
      violations: number;
    }>[];
  }>;
  isOther?: true;
  error?: string; // the oracle's own
}>;

/** The code of kube-scheduler in a process of its own, which answers one world after the other. */
export interface Oracle {
  ask(world: SchedulerWorld): Promise<Verdict>;
  stop(): void;
}

/** Starts the oracle, built if it is not yet. */
export async function startOracle(): Promise<Oracle> {
  const { programs } = await readTools();
  const child = spawn(programs['scheduler-oracle'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(world) {
      child.stdin.write(`${JSON.stringify({ objects: objectsOf(world), pod: world.pod })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The scheduler oracle has ended.');
      const verdict = JSON.parse(value) as Verdict;
      if (verdict.error) throw new Error(verdict.error);
      return verdict;
    },
    stop: () => void child.stdin.end(),
  };
}
