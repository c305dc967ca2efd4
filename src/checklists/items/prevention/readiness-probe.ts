import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { servicesFor } from '../../../readings/network/services-for.ts';
import { isWithin } from '../../../readings/time.ts';
import { SIZED } from '../../../readings/workloads/sizes.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { said } from '../../said.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** What restarted behind a Service has a readiness probe: without one it gets requests before it can answer. */
export const readinessProbe: ChecklistItem<(typeof SIZED)[number]> = {
  id: 'prevention/readiness-probe',
  title: {
    en: 'What restarted behind a Service has a readiness probe',
    ko: 'Service 뒤에서 재시작한 컨테이너에 readiness 프로브가 있습니다',
  },
  of: SIZED.filter((kind) => kind !== 'apps/ReplicaSet'),

  *look(workload, world): Iterable<Mark> {
    const on = refTo(kindOf(workload), workload);
    const { pods } = podsOf(on, world);
    const restarted = new Set(pods.flatMap((pod) => restartedIn(pod, world.now)));
    if (restarted.size === 0) return;
    const [service] = servicesFor([on, ...pods.map(podRef)], world);
    if (!service) return;
    const bare = (workload.spec?.template?.spec?.containers ?? []).find(
      ({ name, readinessProbe: probe, startupProbe, ports = [] }) =>
        restarted.has(name) && !probe && !startupProbe && ports.length > 0,
    );
    if (!bare) return yield { is: 'pass' };
    yield { is: 'fail', hurts: 'redundancy', says: said(WORDS, bare.name, service.name) };
  },
};

function restartedIn({ status }: Resource<'Pod'>, now: string): readonly string[] {
  return (status?.containerStatuses ?? [])
    .filter(({ lastState }) => isWithin(WEEK_MS, lastState?.terminated?.finishedAt, now))
    .map(({ name }) => name);
}

const WORDS: Text<[container: string, service: string]> = {
  en: (container, service) =>
    `\`${container}\` restarted in the last week and has no readiness probe: Service \`${service}\` sent it requests while it was still starting.`,
  ko: (container, service) =>
    `\`${container}\` 컨테이너가 최근 1주 안에 재시작했지만 readiness 프로브가 없습니다. Service \`${service}\`이(가) 시작 중인 컨테이너로 요청을 보냈습니다.`,
};
