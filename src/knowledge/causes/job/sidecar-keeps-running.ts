import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToController } from '../../../readings/edges/pod-to-controller.ts';
import { isWithin } from '../../../readings/time.ts';
import { timeWord } from '../../../text/time-word.ts';
import { quotedField } from '../../../world/quoted-field.ts';

/** `done` has ended well since then; `by` is how the one that runs on is known not to be part of the work. */
type SidecarKeepsRunning = Readonly<{
  job: string;
  done: string;
  since: string;
  running: string;
  by: 'injected' | 'name' | 'time';
}>;
type Pod = Resource<'Pod'>;
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];

/** What proxies, agents and shippers call themselves, in the name of the container or of its image. */
const SERVICE =
  /(?:proxy|agent|(?:^|[-_/.])(?:proxyv2|envoy|pgbouncer|otel[a-z]*|collector|sidecar|daprd|fluent-?bit|fluentd|filebeat|promtail|vector|alloy|exporter|tunnel|cloudflared|ngrok|tailscale|dind))(?:$|[-_:@.])/i;
/** A part of the work may well take longer than another; for so long few do. */
const LONG_MS = 30 * 60_000;

/** A name may mislead, and what ran long may still be at work. */
const STRENGTHS = { injected: 'entails', name: 'fits', time: 'suggests' } as const;

/** A Job's work is done, and its pod never ends because another container of it runs on. */
export const sidecarKeepsRunning: Cause<SidecarKeepsRunning, 'Pod'> = {
  id: 'job/sidecar-keeps-running',
  of: ['Pod'],
  explains: ['pod-not-ready'],

  *explain({ on }, world, pod) {
    const [link] = podToController.links(pod, world);
    if (!link || !isA('batch/Job', link.to)) return;

    const statuses = pod.status?.containerStatuses ?? [];
    const done = statuses.findIndex(({ state }) => state?.terminated?.exitCode === 0);
    const running = statuses.filter(({ state }) => state?.running);
    if (
      done < 0 ||
      !statuses.every(({ state }) => state?.running ?? state?.terminated?.exitCode === 0)
    )
      return;

    const ended = statuses[done];
    const since = ended?.state?.terminated?.finishedAt;
    const known = running.map((one) => ({ one, by: strangerBy(one, pod, link.to, world) }));
    const stranger = known.find(({ by }) => by === 'injected') ?? known.find(({ by }) => by);
    const first = stranger ?? (running[0] && { one: running[0], by: undefined });
    if (!ended || !since || !first) return;

    const isLong = !isWithin(LONG_MS, since, world.now);
    const path = `/status/containerStatuses/${done}/state/terminated`;
    const index = statuses.indexOf(first.one);
    const exit: Evidence = { ...quotedField(on, `${path}/exitCode`, '0'), at: since };
    const started = first.one.state?.running?.startedAt;
    yield {
      subject: link.to,
      params: {
        job: link.to.name,
        done: ended.name,
        since,
        running: first.one.name,
        by: first.by ?? 'time',
      },
      evidence: [
        exit,
        ...(started
          ? [quotedField(on, `/status/containerStatuses/${index}/state/running/startedAt`, started)]
          : []),
      ],
      strength: STRENGTHS[first.by ?? (isLong ? 'name' : 'time')],
      restsOn: [on, link.to],
    };
  },

  text: {
    en: ({ name }, { done, since, running, by }) => ({
      title: `Job \`${name}\` does not complete: \`${running}\` keeps running`,
      sentence: `Container \`${done}\` of Job \`${name}\` finished with exit code 0 at ${timeWord(since)}, but \`${running}\` is still running, and a pod is complete only when all its containers have ended.${by === 'injected' ? ` The Job did not ask for \`${running}\`: it was injected as a sidecar.` : ''}`,
      state: 'job does not complete',
      so: 'As an init container with restartPolicy Always (a native sidecar, Kubernetes 1.29) it would be ended with the work; else the work has to tell it to stop.',
    }),
    ko: ({ name }, { done, since, running, by }) => ({
      title: `Job \`${name}\` 객체가 끝나지 않습니다: \`${running}\` 컨테이너가 계속 실행됩니다`,
      sentence: `Job \`${name}\` 객체의 \`${done}\` 컨테이너는 ${timeWord(since)}에 종료 코드 0으로 끝났지만 \`${running}\` 컨테이너가 계속 실행됩니다. 모든 컨테이너가 끝나야 파드가 완료됩니다.${by === 'injected' ? ` \`${running}\` 컨테이너는 Job에 없으며 사이드카로 주입된 것입니다.` : ''}`,
      state: 'Job 완료되지 않음',
      so: 'restartPolicy Always인 초기화 컨테이너(네이티브 사이드카, Kubernetes 1.29)로 두면 작업과 함께 끝납니다. 그렇지 않으면 작업이 끝날 때 멈추라고 알려야 합니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Make the helper a native sidecar',
      text: `Move the container that keeps running in \`${name}\` to initContainers with restartPolicy: Always (Kubernetes 1.29), so that it ends with the work; for an injected one use the injector's setting for native sidecars, or switch the injection off in the pod template. Then recreate the Job.`,
    }),
    ko: ({ name }) => ({
      title: '보조 컨테이너를 네이티브 사이드카로 바꾸기',
      text: `\`${name}\` 객체에서 계속 실행되는 컨테이너를 restartPolicy: Always인 initContainers로 옮기면(Kubernetes 1.29) 작업과 함께 끝납니다. 주입된 것이면 주입기의 네이티브 사이드카 설정을 쓰거나 파드 템플릿에서 주입을 끄십시오. 그런 다음 Job을 다시 만드십시오.`,
    }),
  },
};

/** By what a container is known to serve the work of a Job rather than to be it. */
function strangerBy(
  { name }: Status,
  pod: Pod,
  job: Ref,
  world: World,
): 'injected' | 'name' | undefined {
  const fact = isA('batch/Job', job) ? world.get(job) : undefined;
  const asked = fact?.is === 'known' ? fact.value.spec?.template.spec?.containers : undefined;
  if (asked && !asked.some((one) => one.name === name)) return 'injected';
  const image = pod.spec?.containers.find((one) => one.name === name)?.image ?? '';
  return SERVICE.test(name) || SERVICE.test(image) ? 'name' : undefined;
}
