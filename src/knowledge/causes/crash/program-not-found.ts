import type { Cause, Evidence, World } from '../../../domain/model.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief, lastSaying, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { commandLine } from '../../../readings/pods/container-specs.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { programNotFoundWords, type NotFound } from './program-not-found.words.ts';
import {
  CARRIAGE_RETURN,
  OF_EXEC,
  OF_RUNTIME,
  OF_SHELL,
  type Problem,
} from './signs/start-signs.ts';

/** A container is to start a program that its image does not have, or that may not be executed. */
export const programNotFound: Cause<NotFound> = {
  id: 'crash/program-not-found',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const found =
      ofRuntime(crash) ?? ofExec(crash, world) ?? ofWindows(crash, world) ?? ofShell(crash, world);
    if (!found) return;

    const { program, problem, said } = found;
    const word = commandLine(crash).find(({ text }) => text.split(/[\s;&|]+/).includes(program));
    yield {
      ...accountableFor(crash.on, world),
      params: {
        ...inContainer(crash),
        program: brief(program),
        problem,
        exitCode: crash.run.exitCode,
      },
      evidence: [
        said,
        exitOf(crash),
        ...(word ? [quotedField(crash.on, word.path, word.text)] : []),
      ],
      // A shell says the same of a value that has one.
      strength: problem === 'carriage-return' && /\d: /.test(said.quote) ? 'fits' : 'entails',
    };
  },

  ...programNotFoundWords,
};

type SaidProgram = Readonly<{ program: string; problem: Problem; said: Evidence }>;

function ofRuntime({ on, run }: Crash): SaidProgram | undefined {
  for (const { problem, says } of OF_RUNTIME) {
    const program = says.exec(run.message)?.groups?.['program'];
    const said = quotedField(on, `${run.path}/message`, run.message);
    if (program) return { program, problem, said };
  }
  return undefined;
}

/** In the log of a container whose program the kernel does not execute, the runtime writes so, and nothing else. */
function ofExec(crash: Crash, world: World): SaidProgram | undefined {
  const [line, ...others] = lastLines(crash, world).lines;
  if (!line || others.length > 0) return undefined;
  for (const { problem, says } of OF_EXEC) {
    const program = says.exec(line.text)?.groups?.['program'];
    if (program) return { program, problem, said: quoted(line, crash.on) };
  }
  return undefined;
}

function ofWindows(crash: Crash, world: World): SaidProgram | undefined {
  const log = lastLines(crash, world);
  for (const says of CARRIAGE_RETURN) {
    const last = endingSaying(says, crash.on, log);
    const program = last?.groups['program'];
    if (last && program) return { program, problem: 'carriage-return', said: last.evidence };
  }
  return undefined;
}

function ofShell(crash: Crash, world: World): SaidProgram | undefined {
  const rows = OF_SHELL[crash.run.exitCode] ?? [];
  const log = rows.length > 0 ? lastLines(crash, world) : { lines: [] };
  for (const { problem, says } of rows) {
    const last = lastSaying(says, crash.on, { lines: log.lines.slice(-3) });
    const program = last?.groups['program'];
    if (last && program) return { program, problem, said: last.evidence };
  }
  return undefined;
}
