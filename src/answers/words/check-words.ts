import type { Bilingual } from '../../domain/lang.ts';

/** What to look at next where no cause is found, so that it decides. */
export const checkWords = {
  starts: {
    en: 'the first lines of a fresh run (`kubectl logs --previous`, `kubectl describe pod`), and the same command run by hand in the same image',
    ko: '새로 시작한 실행의 첫 로그(`kubectl logs --previous`, `kubectl describe pod`)와, 같은 이미지에서 같은 명령을 직접 실행한 결과',
  },
  events: {
    en: 'the newest events of its pods (`kubectl describe`): older ones are gone after an hour',
    ko: '파드의 최근 이벤트(`kubectl describe`). 이벤트는 한 시간 뒤 사라집니다',
  },
  runtime: {
    en: 'the newest events of the pod (`kubectl describe pod`), and the log of the kubelet and of the container runtime on its node',
    ko: '파드의 최근 이벤트(`kubectl describe pod`)와, 노드의 kubelet 및 컨테이너 런타임 로그',
  },
  calls: {
    en: 'one request from a pod of the same namespace to the pod address and to the Service address: the one that fails names the hop',
    ko: '같은 네임스페이스의 파드에서 파드 주소와 Service 주소로 각각 보낸 요청. 실패하는 쪽이 문제 구간입니다',
  },
  probe: {
    en: 'the answer of its probe, asked by hand from inside the container (`kubectl exec`)',
    ko: '컨테이너 안에서 직접 확인한 프로브 응답(`kubectl exec`)',
  },
  init: {
    en: 'the log of the init container that has not ended (`kubectl logs -c`): the others wait for it',
    ko: '아직 끝나지 않은 초기화 컨테이너의 로그(`kubectl logs -c`). 나머지 컨테이너는 그것을 기다립니다',
  },
  node: {
    en: 'the log of the kubelet on that node (`journalctl -u kubelet`)',
    ko: '해당 노드의 kubelet 로그(`journalctl -u kubelet`)',
  },
  controller: {
    en: 'the log of the controller that is to act on it',
    ko: '이 객체를 처리해야 하는 컨트롤러의 로그',
  },
  reporter: {
    en: 'the log of the component that warns of it (the column From of `kubectl describe`)',
    ko: '이 경고를 남긴 구성 요소의 로그(`kubectl describe` 출력의 From 열)',
  },
  storage: {
    en: 'the log of the provisioner that the StorageClass names',
    ko: 'StorageClass에 지정된 프로비저너의 로그',
  },
  scheduler: {
    en: 'the newest FailedScheduling event of the pod, and the log of its scheduler',
    ko: '파드의 가장 최근 FailedScheduling 이벤트와 스케줄러 로그',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
