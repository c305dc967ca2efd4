import type { ByHandWords } from './by-hand.ts';

/** What a person can do about a program that ends. */
export const crashWords: ByHandWords = {
  'crash/oom-killed': {
    en: [
      'Raise the memory limit',
      'Twice the present limit is a start; what the container needs is in its memory graph. A limit that is reached again and again however high it is speaks for a leak. Set the request to what it uses in normal times.',
    ],
    ko: [
      '메모리 제한 올리기',
      '지금 제한의 두 배에서 시작하되, 실제로 필요한 양은 메모리 그래프에서 확인하십시오. 아무리 올려도 다시 차면 메모리 누수입니다. 요청(request)은 평소 사용량에 맞추십시오.',
    ],
  },
  'crash/heap-exhausted': {
    en: [
      "Raise the runtime's heap limit",
      "Set the runtime's own heap limit to about three quarters of the container's memory limit, and raise both together when that is too little. If the heap grows without end, look for the leak instead.",
    ],
    ko: [
      '런타임 힙 제한 올리기',
      '런타임의 힙 제한을 컨테이너 메모리 제한의 4분의 3 정도로 두고, 모자라면 둘을 함께 올리십시오. 힙이 끝없이 늘어난다면 누수를 찾아야 합니다.',
    ],
  },
  'crash/exits-zero': {
    en: [
      'Run it as a Job',
      'A task that ends belongs in a Job (restartPolicy: Never or OnFailure) or a CronJob. If it should run on, give it a command that stays in the foreground.',
    ],
    ko: [
      'Job으로 실행',
      '끝나는 작업은 Job(restartPolicy: Never 또는 OnFailure)이나 CronJob으로 실행하십시오. 계속 실행되어야 한다면 포그라운드에 머무는 명령이 필요합니다.',
    ],
  },
  'crash/program-not-found': {
    en: [
      'Correct the command or the image',
      'Name a program that the image has, with its full path where it is not in PATH, or use the image that has it. Where the last revision worked, go back to it.',
    ],
    ko: [
      '명령이나 이미지 고치기',
      '이미지에 있는 프로그램을 지정하거나(PATH에 없으면 전체 경로로), 그 프로그램이 들어 있는 이미지를 사용하십시오. 이전 리비전이 동작했다면 되돌리십시오.',
    ],
  },
  'crash/post-start-hook': {
    en: [
      'Mend or remove the postStart hook',
      'Run the command of the hook in the container by hand to see why it fails. What has to be done before the program starts belongs in an init container.',
    ],
    ko: [
      'postStart 훅 고치기 또는 제거',
      '훅의 명령을 컨테이너에서 직접 실행해 실패하는 이유를 확인하십시오. 프로그램보다 먼저 해야 할 일은 초기화 컨테이너에 두는 것이 맞습니다.',
    ],
  },
  'crash/bad-option': {
    en: [
      'Correct the option',
      'Write the option as this version of the program knows it (its --help lists them), or leave it out. Where the last revision worked, go back to it.',
    ],
    ko: [
      '옵션 고치기',
      '이 버전의 프로그램이 아는 이름으로 옵션을 고치거나(--help에 목록이 있습니다) 빼십시오. 이전 리비전이 동작했다면 되돌리십시오.',
    ],
  },
  'crash/missing-file': {
    en: [
      'Provide the file',
      'Mount the ConfigMap, Secret or volume that holds the file at that path, or build it into the image.',
    ],
    ko: [
      '파일 제공',
      '그 파일이 들어 있는 ConfigMap, Secret, 볼륨을 해당 경로에 마운트하거나 이미지에 포함하십시오.',
    ],
  },
  'crash/port-in-use': {
    en: [
      'Give one of the two another port',
      'Set the port that one of the two programs binds (an option, variable or configuration file of its own), and change its containerPort, probes and the targetPort of its Service with it. containerPort alone changes nothing: it only tells. A container that is there twice by mistake is taken out.',
    ],
    ko: [
      '둘 중 하나의 포트 바꾸기',
      '두 프로그램 중 하나가 바인드하는 포트를 바꾸고(그 프로그램의 옵션, 변수, 설정 파일) containerPort, 프로브, Service의 targetPort도 함께 바꾸십시오. containerPort는 알리기만 하므로 그것만 바꾸면 달라지지 않습니다. 실수로 두 번 넣은 컨테이너라면 빼십시오.',
    ],
  },
  'crash/no-password-sent': {
    en: [
      'Pass the password',
      'Give the container the password from the Secret that the server uses (env with secretKeyRef), under the variable that its client reads.',
    ],
    ko: [
      '비밀번호 전달',
      '서버가 쓰는 Secret의 비밀번호를 클라이언트가 읽는 변수로 컨테이너에 전달하십시오(env의 secretKeyRef).',
    ],
  },
  'crash/certificate-expired': {
    en: [
      'Renew the certificate',
      'Renew the certificate in the Secret that the server uses, and restart the server where it does not reload by itself. Do not turn the check off.',
    ],
    ko: [
      '인증서 갱신',
      '서버가 쓰는 Secret의 인증서를 갱신하고, 스스로 다시 읽지 않는 서버라면 다시 시작하십시오. 인증서 검사를 끄지는 마십시오.',
    ],
  },
  'crash/uncaught-error': {
    en: [
      'Mend the program or its data',
      'Hand the stack trace to who owns the program. Where the last revision worked, go back to it until then.',
    ],
    ko: [
      '프로그램 또는 데이터 고치기',
      '스택 트레이스를 프로그램 담당자에게 전달하십시오. 이전 리비전이 동작했다면 그때까지 되돌려 두십시오.',
    ],
  },
  'crash/storage-limit': {
    en: [
      'Raise the ephemeral-storage limit',
      'Raise resources.limits.ephemeral-storage (or the sizeLimit of the emptyDir) and its request, or write to a persistent volume, or delete what is no longer needed.',
    ],
    ko: [
      '임시 저장소 제한 올리기',
      'resources.limits.ephemeral-storage(또는 emptyDir의 sizeLimit)와 요청을 올리거나, 영구 볼륨에 쓰거나, 필요 없는 파일을 지우십시오.',
    ],
  },
};
