import { type Cause, type LogLine } from '../../../domain/model.ts';
import { brief, quoted } from '../../../world/readings/logs/logs.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { FOLLOWS, TROUBLE } from '../../signs/logs/ending.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { killingsOf } from '../../signs/pods/killings.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { withExitKo } from '../../words/exit-words.ts';

/** `seconds` is how long the last run took; without `said` it wrote nothing. Of what never ran the runtime says why. */
type Ended = InContainer &
  Readonly<{ exitCode: number; seconds?: number; said?: string; neverRan?: true }>;

/** What stands in front of the reason in every message of containerd and runc about a start. */
const OF_EVERY_START =
  /^(?:failed to (?:create|start) (?:containerd|shim) task: |OCI runtime (?:create|start) failed: |runc (?:create|start) failed: |unable to start container process: |error during container init: )+/;

/** A container ended and nobody knows why: how it ended, and what it wrote last, for a person to read. */
export const lastWords: Cause<Ended> = {
  id: 'crash/last-words',
  explains: CRASHES,
  isLastResort: true,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.reason === 'OOMKilled') return;
    const { on, container, run } = crash;
    // Where a fact is missing that may tell the cause, what is left would be told as if it mattered.
    if (world.events(on).gap || killingsOf(on, container.name, world).length > 0) return;
    const { lines, gap } = lastLines(crash, world);
    if (gap) return;

    const line = tellingOf(lines);
    const neverRan = run.reason === 'StartError';
    const words = run.message.replace(OF_EVERY_START, '') || (line?.text ?? '');
    const seconds = Math.round(
      (Date.parse(run.finishedAt ?? '') - Date.parse(run.startedAt ?? '')) / 1000,
    );
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        exitCode: run.exitCode,
        ...(seconds >= 0 && run.message === '' && { seconds }),
        ...(words && { said: brief(words) }),
        ...(neverRan && { neverRan }),
      },
      evidence: [
        exitOf(crash),
        ...(run.message
          ? [{ source: 'field', on, path: `${run.path}/message`, quote: run.message } as const]
          : []),
        ...(line ? [quoted(line, on)] : []),
      ],
      strength: 'suggests',
    };
  },

  text: {
    en({ name }, params) {
      const { exitCode, seconds, said, neverRan } = params;
      const where = containerWords.en(params);
      if (neverRan && said)
        return {
          title: `\`${name}\`: ${where} cannot be started: “${said}”`,
          sentence: `The ${where} of \`${name}\` cannot be started. The container runtime says: “${said}”.`,
          detail: 'Nothing of its program ran, so it has no log.',
        };
      const after = seconds === undefined ? '' : `, ${seconds} s after its start`;
      return {
        title: `\`${name}\`: ${where} ends with exit code ${exitCode}${said ? `: “${said}”` : ', and its log is empty'}`,
        sentence: said
          ? `The ${where} of \`${name}\` ends with exit code ${exitCode}${after}. Its last words: “${said}”.`
          : `The ${where} of \`${name}\` ends with exit code ${exitCode}${after}, and writes no log line at all: nothing in the cluster says why.`,
        detail: [meaningOf(exitCode, EN), said ? '' : SILENT.en].filter(Boolean).join(' '),
      };
    },
    ko({ name }, params) {
      const { exitCode, seconds, said, neverRan } = params;
      const where = containerWords.ko(params);
      if (neverRan && said)
        return {
          title: `\`${name}\`: ${where}를 시작할 수 없습니다: “${said}”`,
          sentence: `\`${name}\` 워크로드의 ${where}를 시작할 수 없습니다. 컨테이너 런타임의 메시지: “${said}”.`,
          detail: '프로그램이 전혀 실행되지 않았으므로 로그도 없습니다.',
        };
      const after = seconds === undefined ? '' : ` 시작 ${seconds}초 뒤`;
      return {
        title: `\`${name}\`: ${where}가 ${withExitKo(exitCode)} 끝납니다${said ? `: “${said}”` : '(로그 없음)'}`,
        sentence: said
          ? `\`${name}\` 워크로드의 ${where}가${after} ${withExitKo(exitCode)} 끝납니다. 마지막으로 남긴 말: “${said}”.`
          : `\`${name}\` 워크로드의 ${where}가${after} ${withExitKo(exitCode)} 끝나며 로그를 한 줄도 남기지 않습니다. 클러스터의 어떤 정보도 이유를 말해 주지 않습니다.`,
        detail: [meaningOf(exitCode, KO), said ? '' : SILENT.ko].filter(Boolean).join(' '),
      };
    },
  },
};

const SILENT = {
  en: 'Run its command by hand in the same image, or have it write its reason to /dev/termination-log.',
  ko: '같은 이미지에서 명령을 직접 실행해 보거나, 이유를 /dev/termination-log 파일에 쓰게 해야 합니다.',
};
/** Exit codes that mean something by themselves; what is above 128 is a signal. */
const EN: Readonly<Record<number, string>> = {
  126: 'Exit code 126: a shell found the command, but may not execute it.',
  127: 'Exit code 127: a shell did not find the command.',
  132: 'Exit code 132: an instruction that the CPU of its node does not know (SIGILL), such as AVX: the image is built for newer CPUs.',
  134: 'Exit code 134: the program aborted itself (SIGABRT).',
  135: 'Exit code 135: bad memory access (SIGBUS).',
  137: 'Exit code 137: it was killed (SIGKILL). The kubelet does not say that it was for memory: the reason is not OOMKilled.',
  139: 'Exit code 139: the program accessed memory that is not its own (SIGSEGV).',
  143: 'Exit code 143: it was told to stop (SIGTERM).',
};
const KO: Readonly<Record<number, string>> = {
  126: '종료 코드 126: 셸이 명령을 찾았으나 실행할 수 없었습니다.',
  127: '종료 코드 127: 셸이 명령을 찾지 못했습니다.',
  132: '종료 코드 132: 노드의 CPU가 모르는 명령(SIGILL)입니다. AVX처럼 더 새로운 CPU용으로 빌드된 이미지입니다.',
  134: '종료 코드 134: 프로그램이 스스로 중단했습니다(SIGABRT).',
  135: '종료 코드 135: 잘못된 메모리 접근입니다(SIGBUS).',
  137: '종료 코드 137: 강제로 종료되었습니다(SIGKILL). reason 필드가 OOMKilled 값이 아니므로, kubelet은 메모리 때문이라고 하지 않습니다.',
  139: '종료 코드 139: 자기 것이 아닌 메모리에 접근했습니다(SIGSEGV).',
  143: '종료 코드 143: 멈추라는 신호를 받았습니다(SIGTERM).',
};

function meaningOf(exitCode: number, words: Readonly<Record<number, string>>): string {
  return words[exitCode] ?? '';
}

/** The last line that looks like trouble and not like what follows from it, or else the last. */
function tellingOf(lines: readonly LogLine[]): LogLine | undefined {
  const troubles = lines.filter(({ text }) => TROUBLE.test(text));
  const tells = ({ text }: LogLine) => !FOLLOWS.test(text) || text.startsWith('Caused by:');
  return troubles.findLast(tells) ?? troubles.at(-1) ?? lines.at(-1);
}
