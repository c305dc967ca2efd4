import type { Cause } from '../../../domain/model.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { tellingLine, wordsOf } from '../../../readings/logs/telling-line.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { killingsOf } from '../../../readings/pods/killings.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { exitMeaning, withExitKo } from '../../words/exit-words.ts';

/** `seconds` is how long the last run took; without `said` it wrote nothing. Of what never ran the runtime says why. */
type LastWords = InContainer &
  Readonly<{ exitCode: number; seconds?: number; said?: string; neverRan?: true }>;

/** As much of a line as a title bears: nothing else tells the cause. */
const MAX_SAID = 240;

/** What stands in front of the reason in every message of containerd and runc about a start. */
const OF_EVERY_START =
  /^(?:failed to (?:create|start) (?:containerd|shim) task: |OCI runtime (?:create|start) failed: |runc (?:create|start) failed: |unable to start container process: |error during container init: )+/;

/** A container ended and nobody knows why: how it ended, and what it wrote last, for a person to read. */
export const lastWords: Cause<LastWords> = {
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

    const last = lines.at(-1);
    const telling = tellingLine(lines) ?? (last && { line: last, words: wordsOf(last, lines) });
    const neverRan = run.reason === 'StartError';
    const words = run.message.replace(OF_EVERY_START, '') || (telling?.words ?? '');
    const seconds = Math.round(
      (Date.parse(run.finishedAt ?? '') - Date.parse(run.startedAt ?? '')) / 1000,
    );
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        exitCode: run.exitCode,
        ...(seconds >= 0 && run.message === '' && { seconds }),
        ...(words && { said: brief(words, MAX_SAID) }),
        ...present({ neverRan }),
      },
      evidence: [
        exitOf(crash),
        ...(run.message ? [quotedField(on, `${run.path}/message`, run.message)] : []),
        ...(telling ? [quoted(telling.line, on)] : []),
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
        detail: [exitMeaning(exitCode, 'en'), said ? '' : SILENT.en].filter(Boolean).join(' '),
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
        detail: [exitMeaning(exitCode, 'ko'), said ? '' : SILENT.ko].filter(Boolean).join(' '),
      };
    },
  },
};

const SILENT = {
  en: 'Run its command by hand in the same image, or have it write its reason to /dev/termination-log.',
  ko: '같은 이미지에서 명령을 직접 실행해 보거나, 이유를 /dev/termination-log 파일에 쓰게 해야 합니다.',
};
