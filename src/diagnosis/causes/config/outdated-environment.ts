import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';
import { outdatedEnvironment } from '../../signs/config/config-changes.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';

/** `workload` is whose pods hold the older values. */
type Outdated = Readonly<{ workload: string; container: string; changed: string; started: string }>;

/** Environment variables are copied when a container starts: a ConfigMap that changes later does not reach them. */
export const outdatedEnvironmentCause: Cause<Outdated> = {
  id: 'config/outdated-environment',
  explains: ['config-outdated'],

  *explain({ on, part }, world) {
    const pod = isA('Pod', on) ? world.get(on) : undefined;
    if (pod?.is !== 'known') return;
    for (const one of outdatedEnvironment(pod.value, world)) {
      if (one.container !== part) continue;
      const { at, container, reference, changed, started, isSure } = one;
      yield {
        subject: at,
        params: {
          workload: accountableFor(on, world).subject.name,
          container,
          changed: changed.quote,
          started,
        },
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
};
