import type { Cause, Evidence, World } from '../../../domain/model.ts';
import { brief, lastSaying, quoted } from '../../../world/readings/logs/logs.ts';
import { commandLine } from '../../../world/readings/pods/container-specs.ts';
import { CRASHES, crashOf, exitOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { endingSaying } from '../../signs/logs/ending.ts';
import {
  CARRIAGE_RETURN,
  OF_EXEC,
  OF_RUNTIME,
  OF_SHELL,
  type Problem,
} from '../../signs/logs/start-signs.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** What the runtime or a shell was to start. */
type NotFound = InContainer & Readonly<{ program: string; problem: Problem; exitCode: number }>;
/** A container is to start a program that its image does not have, or that may not be executed. */
export const programNotFound: Cause<NotFound> = {
  id: 'crash/program-not-found',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    if (!crash || crash.run.exitCode === 0) return;
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
        ...(word
          ? [{ source: 'field', on: crash.on, path: word.path, quote: word.text } as const]
          : []),
      ],
      // A shell says the same of a value that has one.
      strength: problem === 'carriage-return' && /\d: /.test(said.quote) ? 'fits' : 'entails',
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
          problem === 'carriage-return'
            ? 'The script has to be saved with the line endings of Unix (LF), and its image or ConfigMap made anew; Git converts them where core.autocrlf is set.'
            : 'Nothing of the application ran. Either the command has a typo, or the image is another than the command was written for.',
      };
    },
    ko({ name }, params) {
      const { program, problem, exitCode } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}에서 \`${program}\` 프로그램을 시작할 수 없습니다: ${KO[problem]}(종료 코드 ${exitCode}).`,
        detail:
          problem === 'carriage-return'
            ? '스크립트를 Unix 형식(LF)으로 저장하고 이미지나 ConfigMap을 다시 만들어야 합니다. Git의 core.autocrlf 설정이 줄 끝을 바꾸기도 합니다.'
            : '애플리케이션은 전혀 실행되지 않았습니다. 명령에 오타가 있거나, 명령이 전제로 한 것과 다른 이미지입니다.',
      };
    },
  },
};

const EN: Readonly<Record<Problem, string>> = {
  'not-in-path': 'no program of that name was found in the PATH of the image, command not found',
  'no-such-file': 'no such file exists in the container, not found',
  'no-interpreter':
    'the interpreter or loader that the file names does not exist in the container (a script with the line endings of Windows, or a program built for another libc, looks so too)',
  'carriage-return':
    'that file, or the script that names it, has the line endings of Windows (CRLF): the carriage return is taken for a part of the name, \\r',
  'not-executable': 'the file may not be executed (permission denied)',
  'no-directory': 'that is its working directory, which does not exist in the container',
};
const KO: Readonly<Record<Problem, string>> = {
  'not-in-path': '이미지의 PATH 안에 그런 이름의 프로그램이 없습니다',
  'no-such-file': '컨테이너에 그 파일이 없습니다',
  'no-interpreter':
    '그 파일이 지정한 인터프리터나 로더가 컨테이너에 없습니다(줄 끝이 Windows 형식인 스크립트나 다른 libc용 프로그램도 이렇게 보입니다)',
  'carriage-return':
    '그 파일이나 그 이름을 쓴 스크립트의 줄 끝이 Windows 형식(CRLF)이라, 캐리지 리턴(\\r)이 이름의 일부로 읽힙니다',
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

/** In the log of a container whose program the kernel does not execute, the runtime writes so, and nothing else. */
function ofExec(crash: Crash, world: World): Found | undefined {
  const [line, ...others] = lastLines(crash, world).lines;
  if (!line || others.length > 0) return undefined;
  for (const { problem, says } of OF_EXEC) {
    const program = says.exec(line.text)?.groups?.['program'];
    if (program) return { program, problem, said: quoted(line, crash.on) };
  }
  return undefined;
}

function ofWindows(crash: Crash, world: World): Found | undefined {
  const log = lastLines(crash, world);
  for (const says of CARRIAGE_RETURN) {
    const last = endingSaying(says, crash.on, log);
    const program = last?.groups['program'];
    if (last && program) return { program, problem: 'carriage-return', said: last.evidence };
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
