import type { Bilingual } from '../../domain/lang.ts';
// Where no cause is found: what to look at next, which would decide.

const STARTS: Bilingual = {
  en: 'the first lines of a fresh run (`kubectl logs --previous`, `kubectl describe pod`), and the same command run by hand in the same image',
  ko: '새로 시작한 실행의 첫 로그(`kubectl logs --previous`, `kubectl describe pod`)와, 같은 이미지에서 같은 명령을 직접 실행한 결과',
};
const EVENTS: Bilingual = {
  en: 'the newest events of its pods (`kubectl describe`): older ones are gone after an hour',
  ko: '파드의 최근 이벤트(`kubectl describe`). 이벤트는 한 시간 뒤 사라집니다',
};
const RUNTIME: Bilingual = {
  en: 'the newest events of the pod (`kubectl describe pod`), and the log of the kubelet and of the container runtime on its node',
  ko: '파드의 최근 이벤트(`kubectl describe pod`)와, 노드의 kubelet 및 컨테이너 런타임 로그',
};
const CALLS: Bilingual = {
  en: 'one request from a pod of the same namespace to the pod address and to the Service address: the one that fails names the hop',
  ko: '같은 네임스페이스의 파드에서 파드 주소와 Service 주소로 각각 보낸 요청. 실패하는 쪽이 문제 구간입니다',
};
const PROBE: Bilingual = {
  en: 'the answer of its probe, asked by hand from inside the container (`kubectl exec`)',
  ko: '컨테이너 안에서 직접 확인한 프로브 응답(`kubectl exec`)',
};
const INIT: Bilingual = {
  en: 'the log of the init container that has not ended (`kubectl logs -c`): the others wait for it',
  ko: '아직 끝나지 않은 초기화 컨테이너의 로그(`kubectl logs -c`). 나머지 컨테이너는 그것을 기다립니다',
};
const NODE: Bilingual = {
  en: 'the log of the kubelet on that node (`journalctl -u kubelet`)',
  ko: '해당 노드의 kubelet 로그(`journalctl -u kubelet`)',
};
const CONTROLLER: Bilingual = {
  en: 'the log of the controller that is to act on it',
  ko: '이 객체를 처리해야 하는 컨트롤러의 로그',
};
const STORAGE: Bilingual = {
  en: 'the log of the provisioner that the StorageClass names',
  ko: 'StorageClass에 지정된 프로비저너의 로그',
};

/** By the kind of the symptom; what is not listed here is for the log of its controller to tell. */
const CHECKS: Readonly<Record<string, Bilingual>> = {
  'container-waiting': STARTS, // once it ran
  'container-restarting': STARTS,
  'job-failed': STARTS,
  'pod-failed': STARTS,
  'analysis-failed': STARTS,
  'pod-not-ready': PROBE,
  'probe-failing': PROBE,
  'replicas-missing': EVENTS,
  'deployment-stuck': EVENTS,
  'rollout-stuck': EVENTS,
  'rollout-degraded': EVENTS,
  'job-late': EVENTS,
  'pod-unscheduled': {
    en: 'the newest FailedScheduling event of the pod, and the log of its scheduler',
    ko: '파드의 가장 최근 FailedScheduling 이벤트와 스케줄러 로그',
  },
  'claim-unbound': STORAGE,
  'claim-unexpanded': STORAGE,
  'pod-terminating': NODE,
  'node-not-ready': NODE,
  'node-troubled': NODE,
  'app-reports-failure': CALLS,
  'ingress-reports-failure': CALLS,
  'ingress-without-backend': CALLS,
  'service-without-backends': CALLS,
  'service-port-unserved': CALLS,
};

/** Waiting reasons of a container that did run, or was to. */
const STARTED = ['CrashLoopBackOff', 'RunContainerError', 'StartError'];

/** What would decide about a symptom that nothing explains; what never ran has no log of its own. */
export function nextCheckFor(symptomKind: string, reason = ''): Bilingual {
  if (symptomKind === 'container-waiting' && !STARTED.includes(reason)) return RUNTIME;
  if (symptomKind === 'pod-not-ready' && reason === 'ContainersNotInitialized') return INIT;
  if (symptomKind === 'pod-not-ready' && reason === 'Pending') return NODE; // no kubelet has said anything of it
  if (symptomKind === 'rollout-stuck' && reason.endsWith('Error')) return CONTROLLER; // as TrafficRoutingError
  return CHECKS[symptomKind] ?? CONTROLLER;
}
