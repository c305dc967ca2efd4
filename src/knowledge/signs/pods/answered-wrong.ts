import type { Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { missingProgramIn } from '../../../readings/pods/missing-program.ts';
import { answerOf } from '../../../readings/pods/probe-answers.ts';
import { probeReports, type ProbeReport } from '../../../readings/pods/probes.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { unreadyContainers } from '../logs/troubled.ts';

/** Nobody there yet, too slow yet, or not serving yet by its own word: time may bring another answer. */
const IN_TIME: readonly string[] = ['refused', 'timeout', 'not-serving', 'command-fails'];
const STATUS_IN_TIME: readonly number[] = [429, 502, 503];
/** Istio's agent asks in the kubelet's place, and answers 500 as long as nobody listens (pilot-agent, app probe). */
const ASKED_BY_AGENT = '/app-health/';

/** What a probe of a container that runs was told that time does not change: 404, TLS to a plain port, a program that is not there. */
export function answeredWrong(pod: Resource<'Pod'>, world: World): Evidence | undefined {
  const on = podRef(pod);
  for (const at of unreadyContainers(pod)) {
    const wrong = probeReports(on, at, world).find(isWrong);
    if (wrong) return wrong.said;
  }
  return undefined;
}

function isWrong(report: ProbeReport): boolean {
  if (missingProgramIn(report.said.quote)) return true;
  const answer = answerOf(report, { lines: [] });
  if (!answer || IN_TIME.includes(answer.is)) return false;
  const { is, status = 0 } = answer;
  const isOfAgent = report.probe.httpGet?.path?.startsWith(ASKED_BY_AGENT) ?? false;
  if (is === 'server-error' && isOfAgent) return false;
  return !STATUS_IN_TIME.includes(status);
}
