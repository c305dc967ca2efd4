import type { ByHandWords } from './by-hand.ts';

/** What a person can do about settings, rights and probes. */
export const configWords: ByHandWords = {
  'config/broken-file': {
    en: [
      'Correct the file',
      'Correct the place that the log names and restart the pods: a container reads its configuration when it starts.',
    ],
    ko: [
      '설정 파일 고치기',
      '로그가 가리키는 곳을 고치고 파드를 다시 시작하십시오. 컨테이너는 시작할 때 설정을 읽습니다.',
    ],
  },
  'config/missing-variable': {
    en: ['Set the variable', 'Set the variable in env, a password from a Secret (secretKeyRef).'],
    ko: [
      '변수 설정',
      'env에 변수를 설정하십시오. 비밀번호는 Secret에서 가져오십시오(secretKeyRef).',
    ],
  },
  'config/outdated-environment': {
    en: [
      'Restart the pods',
      'New pods read the ConfigMap as it is now. A hash of it as an annotation of the pod template makes that happen by itself.',
    ],
    ko: [
      '파드 다시 시작',
      '새 파드는 지금의 ConfigMap을 읽습니다. 파드 템플릿의 어노테이션에 그 해시를 두면 바뀔 때 저절로 다시 시작됩니다.',
    ],
  },
  'security/missing-capability': {
    en: [
      'An image that runs without root',
      'An unprivileged build of the image, on a port above 1023, needs no capability: move containerPort, the targetPort of its Services and the probes together.',
    ],
    ko: [
      'root 없이 실행되는 이미지',
      '1023보다 큰 포트를 쓰는 비특권 이미지는 capability가 필요 없습니다. containerPort, Service의 targetPort, 프로브를 함께 바꾸십시오.',
    ],
  },
  'security/read-only-root': {
    en: [
      'A writable volume',
      'Mount an emptyDir at each directory that the program writes to; readOnlyRootFilesystem stays. Where the directory holds files of the image, have the program write elsewhere.',
    ],
    ko: [
      '쓰기 가능한 볼륨',
      '프로그램이 쓰는 디렉터리마다 emptyDir을 마운트하십시오. readOnlyRootFilesystem 설정은 그대로 둡니다. 이미지의 파일이 있는 디렉터리라면 프로그램이 다른 곳에 쓰게 하십시오.',
    ],
  },
  'security/refuses-root': {
    en: [
      'Run as the unprivileged user',
      'Set runAsUser and runAsGroup to the user that the image is made for (its documentation names it), and fsGroup to that group where data lies on a volume.',
    ],
    ko: [
      '일반 사용자로 실행',
      '이미지가 전제로 하는 사용자(이미지 문서에 있습니다)를 runAsUser, runAsGroup 값으로 지정하고, 데이터가 볼륨에 있으면 그 그룹을 fsGroup 값으로 지정하십시오.',
    ],
  },
  'security/non-root-image': {
    en: [
      'Name a user other than root',
      'Set runAsUser to the number of a user that the image works with, or build the image with a numeric USER. Keep runAsNonRoot.',
    ],
    ko: [
      'root가 아닌 사용자 지정',
      '이미지가 동작하는 사용자 번호를 runAsUser 값으로 지정하거나, USER를 숫자로 지정해 이미지를 만드십시오. runAsNonRoot 설정은 유지하십시오.',
    ],
  },
  'probe/program-missing': {
    en: [
      'Another kind of probe',
      'Use httpGet, tcpSocket or grpc, which need no program in the image, or a program that it has.',
    ],
    ko: [
      '다른 방식의 프로브',
      '이미지에 프로그램이 필요 없는 httpGet, tcpSocket, grpc 방식을 쓰거나, 이미지에 있는 프로그램을 지정하십시오.',
    ],
  },
  'probe/slow-start': {
    en: [
      'Add a startupProbe',
      'A startupProbe with the same check, and failureThreshold × periodSeconds well above the longest start, holds the liveness probe back until the program is up.',
    ],
    ko: [
      'startupProbe 추가',
      '같은 검사를 하는 startupProbe를 두고 failureThreshold × periodSeconds 값을 가장 긴 시작 시간보다 넉넉히 잡으면, 프로그램이 뜰 때까지 liveness 프로브가 기다립니다.',
    ],
  },
  'probe/liveness-kills': {
    en: [
      'Find out why the probe fails',
      'Ask the endpoint by hand in the container. A liveness probe should only fail where a restart helps: what a program needs from others belongs in its readiness probe.',
    ],
    ko: [
      '프로브가 실패하는 이유 확인',
      '컨테이너에서 엔드포인트를 직접 호출해 보십시오. liveness 프로브는 다시 시작해서 나아지는 경우에만 실패해야 하며, 외부 의존성은 readiness 프로브에 두는 것이 맞습니다.',
    ],
  },
  'probe/nothing-listens/other-port': {
    en: [
      'Make the ports agree',
      'Point the probe to the port at which the program listens, or have the program listen where the probe asks.',
    ],
    ko: [
      '포트 맞추기',
      '프로그램이 듣는 포트를 프로브에 지정하거나, 프로브가 묻는 포트에서 프로그램이 듣게 하십시오.',
    ],
  },
  'probe/nothing-listens/loopback': {
    en: [
      'Listen on all addresses',
      'Have the program bind 0.0.0.0 (or ::), by its option or setting for the bind address.',
    ],
    ko: [
      '모든 주소에서 듣기',
      '바인드 주소 옵션이나 설정으로 프로그램이 0.0.0.0(또는 ::) 주소에 바인드하게 하십시오.',
    ],
  },
  'probe/readiness-gate': {
    en: [
      'Run the controller, or remove the gate',
      'The controller that sets the condition has to run and to know these pods. Where none is meant to, remove the entry from readinessGates of the pod template.',
    ],
    ko: [
      '컨트롤러 실행 또는 gate 제거',
      '그 조건을 쓰는 컨트롤러가 실행되어 이 파드를 알아야 합니다. 그런 컨트롤러를 쓰지 않는다면 파드 템플릿의 readinessGates 항목을 지우십시오.',
    ],
  },
};
