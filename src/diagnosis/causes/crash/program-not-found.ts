import type { Cause, Evidence, World } from '../../../domain/model.ts';
import {
  CRASHES,
  crashOf,
  exitOf,
  lastLines,
  type Crash,
} from '../../../world/readings/logs/crashes.ts';
import { brief, lastSaying } from '../../../world/readings/logs/logs.ts';
import { accountableFor } from '../../../world/readings/pods/accountable.ts';
import { commandLine } from '../../../world/readings/pods/container-specs.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

type Problem =
  | 'not-in-path'
  | 'no-such-file'
  | 'no-interpreter'
  | 'not-executable'
  | 'no-directory';
/** What the runtime or a shell was to start. */
type NotFound = InContainer & Readonly<{ program: string; problem: Problem; exitCode: number }>;
type Row = Readonly<{ problem: Problem; says: RegExp }>;

/** As runc and crun write it where a container cannot be started at all. */
const OF_RUNTIME: readonly Row[] = [
  {
    problem: 'not-in-path',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": executable file not found in \$PATH/,
  },
  {
    problem: 'not-in-path',
    says: /executable file [`'"](?<program>[^`'"]+)[`'"] not found in \$PATH/,
  },
  {
    problem: 'no-such-file',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": stat [^:]+: no such file or directory/,
  },
  {
    problem: 'not-executable',
    says: /exec: \\?"(?<program>[^"\\]+)\\?": (?:stat [^:]+: )?(?:permission denied|is a directory)/,
  },
  {
    problem: 'no-directory',
    says: /chdir to cwd \(\\?"(?<program>[^"\\]+)\\?"\) set in config\.json failed: (?:no such file or directory|not a directory)/,
  },
  { problem: 'no-interpreter', says: /exec (?<program>\/\S+): no such file or directory/ },
  { problem: 'not-executable', says: /exec (?<program>\/\S+): permission denied/ },
];

/** As shells, env and the init programs of containers write it; they then exit with 127 or 126. */
const OF_SHELL: Readonly<Record<number, readonly Row[]>> = {
  127: [
    { problem: 'not-in-path', says: /: (?<program>[^\s:]+): (?:command )?not found$/ },
    { problem: 'not-in-path', says: /^(?<program>[^\s:]+): (?:command )?not found$/ },
    {
      problem: 'not-in-path',
      says: /env: (?:can't execute )?['‘"]?(?<program>[^'’":]+)['’"]?: No such file or directory$/,
    },
    {
      problem: 'no-such-file',
      says: /(?:^|[\s'"])(?<program>\/[^\s'":]+)['"]?: (?:No such file or directory|bad interpreter.*)$/i,
    },
    { problem: 'not-in-path', says: /exec (?<program>[^\s:]+) failed: No such file or directory$/ },
  ],
  126: [
    {
      problem: 'not-executable',
      says: /(?:^|[\s'":])(?<program>[^\s'":]*\/[^\s'":]+)['"]?: (?:Permission denied|Is a directory|cannot execute)/i,
    },
  ],
};

/** A container is to start a program that its image does not have, or that may not be executed. */
export const programNotFound: Cause<NotFound> = {
  id: 'crash/program-not-found',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    const found = crash && (ofRuntime(crash) ?? ofShell(crash, world));
    if (!crash || !found) return;

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
        ...(word
          ? [{ source: 'field', on: crash.on, path: word.path, quote: word.text } as const]
          : []),
      ],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, params) {
      const { program, problem, exitCode } = params;
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: ${where} cannot start \`${program}\``,
        sentence: `The ${where} of \`${name}\` cannot start \`${program}\`: ${EN[problem]} (exit code ${exitCode}).`,
        detail:
          'Nothing of the application ran. Either the command has a typo, or the image is another than the command was written for.',
      };
    },
    ko({ name }, params) {
      const { program, problem, exitCode } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다: ${KO[problem]}(종료 코드 ${exitCode}).`,
        detail:
          '애플리케이션은 전혀 실행되지 않았습니다. 명령에 오타가 있거나, 명령이 전제로 한 것과 다른 이미지입니다.',
      };
    },
  },
};

const EN: Readonly<Record<Problem, string>> = {
  'not-in-path': 'no program of that name was found in the PATH of the image, command not found',
  'no-such-file': 'no such file exists in the container, not found',
  'no-interpreter':
    'the file, or the interpreter or loader that it names, does not exist in the container',
  'not-executable': 'the file may not be executed (permission denied)',
  'no-directory': 'that is its working directory, which does not exist in the container',
};
const KO: Readonly<Record<Problem, string>> = {
  'not-in-path': '이미지의 PATH 안에 그런 이름의 프로그램이 없습니다',
  'no-such-file': '컨테이너에 그 파일이 없습니다',
  'no-interpreter': '그 파일, 또는 그 파일이 지정한 인터프리터나 로더가 컨테이너에 없습니다',
  'not-executable': '그 파일을 실행할 권한이 없습니다',
  'no-directory': '작업 디렉터리인데 컨테이너에 없습니다',
};

type Found = Readonly<{ program: string; problem: Problem; said: Evidence }>;

function ofRuntime({ on, run }: Crash): Found | undefined {
  for (const { problem, says } of OF_RUNTIME) {
    const program = says.exec(run.message)?.groups?.['program'];
    const said = { source: 'field', on, path: `${run.path}/message`, quote: run.message } as const;
    if (program) return { program, problem, said };
  }
  return undefined;
}

function ofShell(crash: Crash, world: World): Found | undefined {
  const rows = OF_SHELL[crash.run.exitCode] ?? [];
  const log = rows.length > 0 ? lastLines(crash, world) : { lines: [] };
  for (const { problem, says } of rows) {
    const last = lastSaying(says, crash.on, { lines: log.lines.slice(-3) });
    const program = last?.groups['program'];
    if (last && program) return { program, problem, said: last.evidence };
  }
  return undefined;
}
