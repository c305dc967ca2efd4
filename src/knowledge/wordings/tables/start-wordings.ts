import type { Wording } from '../wording.ts';

/** How a container ends or is asked after, where one line tells it apart by a clause. */
export const startWordings: readonly Wording[] = [
  {
    id: 'probe-failed',
    doors: [], // the probes' own causes know more
    says: [
      /(?<probe>Readiness|Liveness|Startup) probe (?:failed|errored)[^:]*: ?(?!.*executable file not found)(?<said>.*[^*\s])/,
    ],
    clauses: [
      {
        says: /parsing "[^"]+": invalid syntax/,
        en: 'the container has no port of the name that the probe asks',
        ko: '프로브가 묻는 이름의 포트가 컨테이너에 없습니다',
      },
      {
        says: /HTTP response to HTTPS client|malformed HTTP response/,
        en: 'one side speaks TLS and the other plain HTTP (`scheme`)',
        ko: '한쪽은 TLS, 다른 쪽은 일반 HTTP를 씁니다(`scheme`)',
      },
      {
        says: /statuscode: 4\d\d/,
        en: 'the program answers, and does not serve that path (404) or not without credentials (401, 403)',
        ko: '프로그램이 응답하지만 그 경로가 없거나(404) 인증을 요구합니다(401, 403)',
      },
      {
        says: /statuscode: 5\d\d|NOT_SERVING/,
        en: 'the program answers that it cannot serve: something that it needs is missing',
        ko: '프로그램이 서비스할 수 없다고 답합니다. 필요한 것이 없습니다',
      },
      {
        says: /connection refused|failed to connect service/,
        en: 'nothing listens on that port of the pod: not yet, on another port, or for 127.0.0.1 only',
        ko: '파드의 그 포트에서 듣는 것이 없습니다. 아직이거나, 다른 포트이거나, 127.0.0.1 전용입니다',
      },
      {
        says: /Client\.Timeout|deadline exceeded|timed out|i\/o timeout|did not complete within/,
        en: 'no answer came within `timeoutSeconds` (1 s unless set): too slow, hanging, or kept from the CPU',
        ko: '`timeoutSeconds`(설정이 없으면 1초) 안에 답이 없습니다. 느리거나, 멈췄거나, CPU를 받지 못합니다',
      },
      {
        says: /./,
        en: 'its command ended with an error, in the words above',
        ko: '프로브의 명령이 위의 문구로 실패했습니다',
      },
    ],
    en: [
      'the {probe} probe fails: {said}',
      'The kubelet asked the container and got: “{said}”. So {clause}. A failing readiness probe takes the pod out of its Services; liveness and startup probes restart the container.',
      'Ask the same by hand inside the container (`kubectl exec`), and read its log at that time. Do not take the probe away.',
    ],
    ko: [
      '{probe} 프로브 실패: {said}',
      'kubelet이 컨테이너에 묻고 받은 답: “{said}”. {clause}. readiness 프로브가 실패하면 파드가 Service에서 빠지고, liveness와 startup 프로브는 컨테이너를 다시 시작합니다.',
      '컨테이너 안에서 같은 것을 직접 묻고(`kubectl exec`) 그때의 로그를 보십시오. 프로브를 없애지 마십시오.',
    ],
  },
  {
    id: 'container-not-created',
    says: [
      /OCI runtime (?:create|start) failed: .*?(?<said>(?:exec: |error mounting |chdir to |unable to (?:apply|start) ).+)/,
      /(?<said>executable file .*not found in \$PATH.*)/,
      /container create failed: .*?(?<said>(?:exec: |error mounting |executable file ).+)/,
      /^(?:Error: )?failed to (?:create|start) container(?:d task)?:? (?<said>.+)/,
    ],
    clauses: [
      {
        says: /stale (?:NFS )?file handle|transport endpoint is not connected/,
        en: 'what is mounted there has lost its storage, and deleting the pod has it mounted again once its server answers',
        ko: '그곳의 마운트가 스토리지를 잃었으며, 서버가 응답하면 파드를 지워 다시 마운트할 수 있습니다',
      },
      {
        says: /not found in \$PATH|no such file or directory/,
        en: 'what its `command` (or a mount) names is not in the image',
        ko: '`command`(또는 마운트)가 가리키는 것이 이미지에 없습니다',
      },
      {
        says: /permission denied/,
        en: 'the file is there and may not be executed by that user (`chmod +x`)',
        ko: '파일은 있지만 그 사용자가 실행할 수 없습니다(`chmod +x`)',
      },
      {
        says: /not a directory|is a directory/,
        en: 'a file is mounted onto a directory, or the other way round (`subPath`, or a key that is missing)',
        ko: '파일을 디렉터리에, 또는 그 반대로 마운트합니다(`subPath` 또는 없는 키)',
      },
      {
        says: /./,
        en: 'the container cannot be made as its pod describes it',
        ko: '파드에 적힌 대로 컨테이너를 만들 수 없습니다',
      },
    ],
    en: [
      'the container cannot be started: {said}',
      'The container runtime refuses to start it: “{said}”. So {clause}. Nothing of its program ran, and it has no log.',
      'Correct `command`, `args`, `workingDir` or the mount in the pod template, or look into the image: `docker run --rm --entrypoint ls <image> -l <path>`.',
    ],
    ko: [
      '컨테이너를 시작할 수 없습니다: {said}',
      '컨테이너 런타임이 시작을 거부합니다: “{said}”. {clause}. 프로그램이 실행되지 않아 로그도 없습니다.',
      '파드 템플릿의 `command`, `args`, `workingDir`, 마운트를 고치거나 이미지를 들여다보십시오: `docker run --rm --entrypoint ls <image> -l <path>`.',
    ],
  },
  {
    id: 'exit-code',
    is: 'ending',
    says: [
      /^\W{0,20}(?:Exit Code|exitCode)\W{1,20}(?<code>[1-9]\d{0,2})\W{0,3}$/,
      /"exitCode": ?(?<code>[1-9]\d{0,2})\b/,
      /(?:^|error: )command terminated with exit code (?<code>[1-9]\d{0,2})/,
      /Process completed with exit code (?<code>[1-9]\d{0,2})\.?$/,
      /^\S+ exited with code (?<code>[1-9]\d{0,2})(?: |$)/,
      /^(?:\W|[Ee]rror|ERROR){0,4} ?(?:[Pp]rocess|[Cc]ommand|[Ss]cript|[Jj]ob|[Ss]tep|[Tt]ask)\b[^\n]{0,120}?\bexit(?:ed)?(?: with)?(?: exit)?(?: code| status)?:? (?<code>[1-9]\d{0,2})\W{0,3}$/,
      /^make(?:\[\d+\])?: \*\*\* .{1,200} Error (?<code>[1-9]\d{0,2})$/,
      /^(?:[Ee]rror: )?exit status (?<code>[1-9]\d{0,2})$/,
      /(?:returned a non-zero code|did not complete successfully: exit code|executor failed running \[[^\]]*\]: exit code): (?<code>[1-9]\d{0,2})/,
      /^(?:exit(?:ed)?(?: with)? )?(?:exit )?code:? (?<code>[1-9]\d{0,2})\W{0,2}$/i,
    ],
    repeats: [
      'oom-killed',
      'own-words',
      'heap-exhausted',
      'container-not-created',
      'build-test',
      'cpu-instruction',
    ],
    clauses: [
      {
        says: /\b126\b/,
        en: 'the command was found and may not be executed',
        ko: '명령을 찾았지만 실행할 수 없었습니다',
      },
      { says: /\b127\b/, en: 'the command was not found', ko: '명령을 찾지 못했습니다' },
      {
        says: /\b128\b/,
        en: 'the runtime could not start it, or it ended with a status that is none',
        ko: '런타임이 시작하지 못했거나 잘못된 종료 상태로 끝났습니다',
      },
      {
        says: /\b132\b/,
        en: 'the program used an instruction that the CPU does not know (SIGILL), such as AVX: the image is built for newer CPUs',
        ko: 'CPU가 모르는 명령을 썼습니다(SIGILL). AVX처럼 더 새로운 CPU용으로 빌드된 이미지입니다',
      },
      {
        says: /\b134\b/,
        en: 'the program aborted itself (SIGABRT)',
        ko: '프로그램이 스스로 중단했습니다(SIGABRT)',
      },
      {
        says: /\b137\b/,
        en: 'it was killed (SIGKILL): for memory where the reason is OOMKilled, else because it did not end in time when it was told to',
        ko: '강제로 종료되었습니다(SIGKILL). 이유가 OOMKilled이면 메모리, 아니면 종료 요청 뒤 제때 끝나지 않은 것입니다',
      },
      {
        says: /\b139\b/,
        en: 'it accessed memory that is not its own (SIGSEGV): a fault in native code, or an image that does not fit the CPU',
        ko: '자기 것이 아닌 메모리에 접근했습니다(SIGSEGV). 네이티브 코드의 결함이거나 CPU와 맞지 않는 이미지입니다',
      },
      {
        says: /\b143\b/,
        en: 'it was told to stop (SIGTERM): by a deletion, an update, a failing liveness probe or a drained node',
        ko: '멈추라는 신호를 받았습니다(SIGTERM). 삭제, 업데이트, liveness 프로브 실패, 노드 비우기가 이유입니다',
      },
      {
        says: /./,
        en: 'the program ended itself because of an error; the code is its own',
        ko: '프로그램이 오류로 스스로 끝났으며 코드의 뜻은 프로그램이 정합니다',
      },
    ],
    en: [
      'it ended with exit code {code}',
      'It ended with exit code {code}: {clause}.',
      'Its last lines say more: `kubectl logs <pod> --previous`, or the lines above this one. The reason stands beside the code in `kubectl describe pod <pod>`.',
    ],
    ko: [
      '종료 코드 {code}',
      '종료 코드 {code}: {clause}.',
      '마지막 줄에 더 있습니다: `kubectl logs <pod> --previous` 또는 이 줄의 위. 이유는 `kubectl describe pod <pod>` 결과에서 코드 옆에 있습니다.',
    ],
  },
];
