import { type Command, Option } from 'commander';

import type { AnswerFinding } from '../domain/answer.ts';
import { LANGS, type Lang } from '../domain/lang.ts';
import type { ClusterOptions } from './session.ts';

/** What every command that asks a cluster can be told. */
export type AskingOptions<Format extends string> = ClusterOptions &
  Readonly<{
    namespace?: string;
    output: Format;
    lang: Lang;
    save?: string;
    failOn?: 'warning' | 'critical';
  }>;

const GRADES: readonly AnswerFinding['severity'][] = ['info', 'warning', 'critical'];

/** Adds the options for where to look and how to print. */
export function withClusterOptions(command: Command, formats: readonly string[]): Command {
  return command
    .addOption(
      new Option(
        '--snapshot <path>',
        'read a recorded cluster: a folder, .tar.gz or YAML file',
      ).conflicts(['context', 'kubeconfig']),
    )
    .option('--context <name>', 'read the cluster of this kubeconfig context')
    .option('--kubeconfig <file>', 'use this kubeconfig')
    .addOption(new Option('-o, --output <format>', 'how to print').choices(formats).default('text'))
    .addOption(new Option('--lang <language>', 'language').choices(LANGS).default('en'));
}

/** The same, and what to do with what was found. */
export function withAskingOptions(command: Command, formats: readonly string[]): Command {
  return withClusterOptions(command, formats)
    .option('--save <file>', 'also keep what was read, for kubewhy replay')
    .addOption(failOn('exit with 1 when something as severe is found'));
}

/** The option for a pipeline that shall stop; what counts, each command says itself. */
export function failOn(description: string): Option {
  return new Option('--fail-on <severity>', description).choices(['warning', 'critical']);
}

/** Whether something as severe was found; what only may be so does not count. */
export function isAsSevere(
  findings: readonly AnswerFinding[],
  failOn: AskingOptions<string>['failOn'],
): boolean {
  if (!failOn) return false;
  return findings.some(
    ({ severity, confidence }) =>
      confidence !== 'possible' && GRADES.indexOf(severity) >= GRADES.indexOf(failOn),
  );
}
