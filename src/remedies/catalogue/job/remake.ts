import { wordsOnly } from '../../words/words-only.ts';

/** A Job is made anew: what it runs cannot be changed once it exists. */
export const remake = wordsOnly('job/remake', {
  'job/gave-up': {
    en: (name) => ({
      title: 'Make the Job anew with a limit that fits',
      text: `Give \`${name}\` the time or the retries that its work needs (activeDeadlineSeconds, backoffLimit), or mend what it waits for, and make it anew: a Job that has failed does not start again. One that a CronJob made is changed in the CronJob.`,
    }),
    ko: (name) => ({
      title: '맞는 제한으로 Job을 다시 만들기',
      text: `\`${name}\` 작업에 필요한 시간이나 재시도 횟수(activeDeadlineSeconds, backoffLimit)를 주거나 기다리는 것을 고친 뒤 다시 만드십시오. 실패한 Job은 다시 시작되지 않습니다. CronJob이 만든 것이면 CronJob을 고치십시오.`,
    }),
  },
  'job/sidecar-keeps-running': {
    en: (name) => ({
      title: 'Make the helper a native sidecar',
      text: `Move the container that keeps running in \`${name}\` to initContainers with restartPolicy: Always (Kubernetes 1.29), so that it ends with the work; for an injected one use the injector's setting for native sidecars, or switch the injection off in the pod template. Then make the Job anew.`,
    }),
    ko: (name) => ({
      title: '보조 컨테이너를 네이티브 사이드카로 바꾸기',
      text: `\`${name}\` 객체에서 계속 실행되는 컨테이너를 restartPolicy: Always인 initContainers로 옮기면(Kubernetes 1.29) 작업과 함께 끝납니다. 주입된 것이면 주입기의 네이티브 사이드카 설정을 쓰거나 파드 템플릿에서 주입을 끄십시오. 그런 다음 Job을 다시 만드십시오.`,
    }),
  },
});
