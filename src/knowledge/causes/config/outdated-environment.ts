import { isOfKind, refTo } from '../../../domain/keys.ts';
import type { Cause, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { outdatedEnvironment } from '../../../readings/config/config-changes.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isToBeRestarted } from '../../../readings/workloads/restarts.ts';
import { updateOf, type Revised } from '../../../readings/workloads/updates.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { timeWord } from '../../../text/time-word.ts';

/** `workload` is whose pods hold the older values, and `kind` what it is. */
export type Outdated = Readonly<{
  kind: string;
  workload: string;
  container: string;
  changed: string;
  started: string;
}>;

/** Environment variables are copied when a container starts: a ConfigMap that changes later does not reach them. */
export const outdatedEnvironmentCause: Cause<Outdated, 'Pod'> = {
  id: 'config/outdated-environment',
  of: ['Pod'],
  explains: ['config-outdated'],
  symptom: {
    kind: 'config-outdated',
    of: ['Pod'],

    *find(pod, world) {
      if (pod.metadata?.deletionTimestamp) return;
      const on = refTo('Pod', pod);
      const outdated = outdatedEnvironment(pod, world);
      if (outdated.length === 0 || isReplaced(pod, world)) return;
      for (const { container, changed } of outdated) {
        yield {
          kind: 'config-outdated',
          on,
          part: container,
          reason: 'ConfigMapChanged',
          evidence: changed,
          since: changed.quote,
          hurts: 'progress',
        };
      }
    },
  },

  *explain({ part }, world, pod) {
    const on = podRef(pod);
    for (const one of outdatedEnvironment(pod, world)) {
      if (one.container !== part) continue;
      const { at, container, reference, changed, started, isSure } = one;
      const { kind, name } = accountableFor(on, world).subject;
      yield {
        subject: at,
        params: { kind, workload: name, container, changed: changed.quote, started },
        evidence: [changed, reference],
        strength: isSure ? 'entails' : 'fits',
        restsOn: [on, at],
      };
    }
  },

  text: {
    en: ({ name }, { workload, container, changed, started }) => ({
      title: `\`${workload}\` runs with older values than ConfigMap \`${name}\` has now`,
      sentence: `ConfigMap \`${name}\` was changed at ${timeWord(changed)}, after container \`${container}\` of \`${workload}\` started (${timeWord(started)}). It takes its environment variables from there, and those are only read at a start: it needs a restart.`,
      so: 'Its pods run on with the old values until then.',
    }),
    ko: ({ name }, { workload, container, changed, started }) => ({
      title: `\`${workload}\` 워크로드가 ConfigMap \`${name}\` 객체의 예전 값으로 실행 중입니다`,
      sentence: `ConfigMap \`${name}\` 객체가 ${timeWord(changed)} 시각에 바뀌었고, \`${workload}\` 워크로드의 \`${container}\` 컨테이너는 그 전(${timeWord(started)})에 시작했습니다. 환경 변수는 시작할 때만 읽으므로 다시 시작해야 합니다.`,
      so: '그때까지 파드는 예전 값으로 계속 실행됩니다.',
    }),
  },

  advice: {
    en: () => ({
      title: 'Restart the pods',
      text: 'New pods read the ConfigMap as it is now. A hash of it as an annotation of the pod template makes that happen by itself.',
    }),
    ko: () => ({
      title: '파드 다시 시작',
      text: '새 파드는 지금의 ConfigMap을 읽습니다. 파드 템플릿의 어노테이션에 그 해시를 두면 바뀔 때 저절로 다시 시작됩니다.',
    }),
  },
};

/** Whether an update or a restart is about to replace a pod, which then reads anew. */
function isReplaced(pod: Resource<'Pod'>, world: World): boolean {
  const top = ownersOf(podRef(pod), world).at(-1);
  const workload = top && world.get(top);
  if (workload?.is !== 'known') return false;
  if (isToBeRestarted(pod, workload.value)) return true;
  if (!REVISED.some((kind) => isOfKind(kind, workload.value))) return false;
  const update = updateOf(workload.value as Revised, world); // by its kind
  return update?.older.some(({ metadata }) => metadata?.uid === pod.metadata?.uid) ?? false;
}

const REVISED = ['apps/Deployment', 'argoproj.io/Rollout'];
