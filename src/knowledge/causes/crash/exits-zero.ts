import type { Cause, Evidence } from '../../../domain/model.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { brief, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { killingsOf } from '../../../readings/pods/killings.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { crashOf, exitOf, lastLines } from '../../signs/logs/crashes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** `seconds` is how long the last run took, `said` what it wrote last, or of what it `complains`. */
type Finished = InContainer & Readonly<{ seconds?: number; said?: string; complains?: true }>;

/** Where the kubelet says none of it any more, what it said of a killing is gone, too. */
const TELLING = ['Started', 'Created', 'Pulled', 'BackOff', 'Unhealthy'];

/** What a program writes that was told to stop. */
const TOLD_TO_STOP = /SIGTERM|SIGINT|signal (?:15|2)\b|terminat|shutting down|draining|interrupt/i;

/** What a program calls an error itself, though it ends well. */
const COMPLAINT =
  /\[(?:emerg|alert|crit|error)\]|^(?:error|fatal)\b|\b(?:FATAL|ERROR|CRITICAL)\b|Exception:/;

/** A program does its work and ends well, and is started over and over, as what should run for ever is. */
export const exitsZero: Cause<Finished> = {
  id: 'crash/exits-zero',
  explains: ['container-waiting', 'container-restarting'],

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    if (crash?.run.exitCode !== 0 || crash.run.restarts < 2) return;
    if (crash.run.reason === 'OOMKilled') return; // a child was killed, and the program ended for it
    const { on, pod, container, path, isInit, run } = crash;
    const own = container.restartPolicy;
    const policy = own ?? pod.spec?.restartPolicy ?? 'Always';
    if (policy !== 'Always' || (isInit && !own)) return;

    // Who was killed by a probe may end as well as who is done: only the events tell.
    if (world.events(on).gap || killingsOf(on, container.name, world).length > 0) return;
    const { lines } = lastLines(crash, world);
    if (lines.some(({ text }) => TOLD_TO_STOP.test(text))) return;

    const isProbed = container.livenessProbe !== undefined || container.startupProbe !== undefined;
    const isUntold = isProbed && eventsSaying(TELLING, on, world).length === 0;
    const complaint = lines.findLast(({ text }) => COMPLAINT.test(text));
    const last = complaint ?? lines.at(-1);
    const seconds = secondsOf(run.startedAt, run.finishedAt);
    const asked: Evidence = {
      ...quotedField(on, own ? `${path}/restartPolicy` : '/spec/restartPolicy', policy),
      ...(!own && !pod.spec?.restartPolicy && { unset: true }),
    };
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        ...(seconds !== undefined && { seconds }),
        ...(last && { said: brief(last.text) }),
        ...(complaint && { complains: true }),
      },
      evidence: [exitOf(crash), asked, ...(last ? [quoted(last, on)] : [])],
      strength: complaint || isUntold ? 'fits' : 'entails',
    };
  },

  text: {
    en({ name }, params) {
      const { seconds, said, complains } = params;
      const where = containerWords.en(params);
      const took = seconds === undefined ? '' : ` after ${seconds} s`;
      return {
        title: `\`${name}\`: ${where} finishes with exit code 0 and is started again`,
        sentence: `The ${where} of \`${name}\` ends${took} with exit code 0 (Completed). A long-running workload restarts it for ever (restartPolicy Always), and calls that CrashLoopBackOff.`,
        ...(said && {
          detail: complains
            ? `Before that it complained: “${said}”. It may have given up for that, with the wrong exit code.`
            : `Its last line was “${said}”.`,
        }),
        so: 'A one-shot task belongs in a Job; what should keep running needs a command that does not end.',
      };
    },
    ko({ name }, params) {
      const { seconds, said, complains } = params;
      const where = containerWords.ko(params);
      const took = seconds === undefined ? '' : ` ${seconds}초 만에`;
      return {
        title: `\`${name}\`: ${where}가 종료 코드 0으로 끝나고 다시 시작됩니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가${took} 종료 코드 0으로 끝납니다(Completed). 계속 실행되어야 하는 워크로드이므로(restartPolicy Always) 끝없이 다시 시작되며 CrashLoopBackOff 상태로 보입니다.`,
        ...(said && {
          detail: complains
            ? `그 전에 남긴 오류: “${said}”. 이 오류 때문에 끝나면서 종료 코드만 0일 수 있습니다.`
            : `마지막 줄: “${said}”.`,
        }),
        so: '한 번만 하는 작업이면 Job으로 실행하고, 계속 실행할 것이면 끝나지 않는 명령이 필요합니다.',
      };
    },
  },

  advice: {
    en: () => ({
      title: 'Run it as a Job',
      text: 'A task that ends belongs in a Job (restartPolicy: Never or OnFailure) or a CronJob. If it should run on, give it a command that stays in the foreground.',
    }),
    ko: () => ({
      title: 'Job으로 실행',
      text: '끝나는 작업은 Job(restartPolicy: Never 또는 OnFailure)이나 CronJob으로 실행하십시오. 계속 실행되어야 한다면 포그라운드에 머무는 명령이 필요합니다.',
    }),
  },
};

function secondsOf(from: string | undefined, to: string | undefined): number | undefined {
  const ms = Date.parse(to ?? '') - Date.parse(from ?? '');
  return Number.isNaN(ms) ? undefined : Math.round(ms / 1000);
}
