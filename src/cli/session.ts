import type { Command } from 'commander';

import type { Engine } from '../answers/engine.ts';
import type { Spent } from '../domain/answer.ts';
import type { Identity, MeteredLoader, Writer } from '../domain/ports.ts';
import type { Recording } from '../world/recorded.ts';
import type { Terminal } from './terminal.ts';

/** Which cluster to read: a recorded one by its path, else a live one by kubeconfig and context. */
export type ClusterOptions = Readonly<{
  snapshot?: string;
  context?: string;
  kubeconfig?: string;
}>;

/**
 * A cluster to ask one question; `namespace` is where its user usually is, `writer` changes it with its user's rights, `where`
 * and `whoAmI` tell a person which one it is and as whom. A recorded one cannot be changed.
 */
export type OpenedCluster = Readonly<{
  loader: MeteredLoader;
  cluster: string;
  namespace?: string;
  writer?: Writer;
  where?(): Promise<string>;
  whoAmI?(): Promise<Identity>;
}>;

/** Writes a recording of a live cluster into a new folder. Throws ClusterUnreachable or BadConfig. */
export type CaptureLive = (
  cluster: Omit<ClusterOptions, 'snapshot'>,
  folder: string,
  what: Readonly<{ namespaces: '*' | readonly string[]; logs?: boolean }>,
) => Promise<Recording>;

/** What the commands share; `run` makes one. */
export interface Session {
  readonly terminal: Terminal;
  /** Only of a test: an investigation brings the real one. */
  readonly engine?: Engine;
  /** For a question that may cost so much. Throws UnreadableRecording, ClusterUnreachable or BadConfig. */
  open(options: ClusterOptions, most?: Spent): Promise<OpenedCluster>;
  readonly capture: CaptureLive;
  /** Sets the exit status. */
  finish(status: ExitStatus): void;
}

/** 0: answered; 1: what was found is as severe as --fail-on says; 2: wrong usage or no such target; 3: unreadable. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** Gives a subcommand its arguments, its options and what it does. */
export type Register = (command: Command, session: Session) => void;
