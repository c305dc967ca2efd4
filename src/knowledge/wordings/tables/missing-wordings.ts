import type { Wording } from '../wording.ts';

/** What is said of programs and files that are not there, and of schedules and tables of the kernel. */
export const missingWordings: readonly Wording[] = [
  {
    id: 'shell-program-missing',
    says: [
      /(?:^|\/|\s)(?:d?ash|sh): (?:exec: )?(?:line )?(?:\d+: )?(?<program>[\w./-]{1,200}): not found/, // bash says so to people, too
      /^[\w./-]{1,200}: (?:line )?\d+: (?<program>[\w./-]{1,200}): (?:command )?not found/,
    ],
    strength: 'fits',
    en: [
      'a shell does not find {program}',
      'The shell ran, and the image has no `{program}` in its $PATH.',
      'In the image: `command -v {program}`. Install it there, name its full path, or correct the name; a script with line ends of Windows looks for names that end in `\\r`.',
    ],
    ko: [
      '셸이 찾지 못한 프로그램: {program}',
      '셸은 실행되었지만 이미지의 $PATH 안에 `{program}` 프로그램이 없습니다.',
      '이미지에서 `command -v {program}` 결과를 보십시오. 설치하거나 전체 경로를 쓰거나 이름을 고치십시오. Windows 줄 끝이 있는 스크립트는 `\\r`로 끝나는 이름을 찾습니다.',
    ],
  },
  {
    id: 'file-missing',
    says: [
      /\bENOENT: no such file or directory, \w+ '(?<path>[^']+)'/,
      /No such file or directory: '(?<path>[^']+)'/,
      /(?:can't|cannot|could not|unable to|failed to) (?:open|read|access|stat|load|find) (?:file |directory |config |configuration )?[`'"]?(?<path>\/[^\s`'":]+)[`'"]?: No such file or directory/i,
      /\b(?:open|stat|lstat) (?<path>\/[^\s:]+): no such file or directory/,
    ],
    strength: 'fits',
    en: [
      'there is no file {path} where the program runs',
      'The program wanted `{path}`, and its file system has no such file or directory.',
      'Compare the path with what the image has and with the `mountPath` of each volume. A file of a ConfigMap or Secret is called as its key; a volume mounted over a directory hides what the image has there.',
    ],
    ko: [
      '프로그램이 실행되는 곳에 없는 파일: {path}',
      '프로그램이 `{path}` 파일을 찾았지만 파일 시스템에 그런 파일이나 디렉터리가 없습니다.',
      '그 경로를 이미지의 내용과 각 볼륨의 `mountPath` 값과 비교하십시오. ConfigMap이나 Secret의 파일 이름은 키와 같습니다. 디렉터리 위에 볼륨을 마운트하면 이미지의 파일이 가려집니다.',
    ],
  },
  {
    id: 'cron-schedule-invalid',
    says: [/\binvalid schedule: (?<schedule>[^:\n]+?) ?: (?<said>.+)/],
    en: [
      'the schedule {schedule} never comes or cannot be read',
      'The CronJob controller cannot work with `{schedule}`: {said}. It starts no Job by it.',
      'Minute, hour, day of the month, month, day of the week: a date that no month has (30 February) never comes. `why cronjob/<name>` shows what it is set to.',
    ],
    ko: [
      '오지 않거나 읽을 수 없는 일정: {schedule}',
      'CronJob 컨트롤러가 `{schedule}` 값을 쓸 수 없습니다: {said}. 이 일정으로는 Job을 만들지 않습니다.',
      '분, 시, 일, 월, 요일 순서입니다. 어느 달에도 없는 날짜(2월 30일)는 오지 않습니다. `why cronjob/<name>` 명령으로 값을 보십시오.',
    ],
  },
  {
    id: 'pull-secret-missing',
    says: [/Unable to retrieve some image pull secrets \((?<secrets>[^)]+)\)/],
    en: [
      'the pod names pull secrets that are not there: {secrets}',
      'The kubelet finds no Secret `{secrets}` in the namespace of the pod, and pulls without it. That succeeds only where the registry gives the image to everybody.',
      '`kubectl get secret -n <namespace>`: make it there (`kubectl create secret docker-registry`), or correct the name in `imagePullSecrets` of the pod or its service account.',
    ],
    ko: [
      '파드에 지정된 pull 시크릿이 없습니다: {secrets}',
      'kubelet이 파드의 네임스페이스에서 `{secrets}` 시크릿을 찾지 못해 그것 없이 이미지를 받습니다. 레지스트리가 누구에게나 이미지를 줄 때만 성공합니다.',
      '`kubectl get secret -n <namespace>` 결과를 보고 그곳에 만들거나(`kubectl create secret docker-registry`), 파드나 서비스 어카운트의 `imagePullSecrets` 이름을 고치십시오.',
    ],
  },
  {
    id: 'conntrack-full',
    says: [/nf_conntrack: table full, dropping packet/],
    en: [
      'the connection table of a node is full',
      'The kernel of the node notes each connection, has no place for more, and drops the packets of new ones: connections of all its pods fail now and then.',
      'On the node: `sysctl net.netfilter.nf_conntrack_count net.netfilter.nf_conntrack_max`. Find who opens so many (`conntrack -L`), or raise the limit (`conntrack.maxPerCore` of kube-proxy).',
    ],
    ko: [
      '노드의 연결 추적 테이블이 가득 찼습니다',
      '노드의 커널이 연결을 기록할 자리가 없어 새 연결의 패킷을 버립니다. 그 노드의 모든 파드에서 연결이 가끔 실패합니다.',
      '노드에서 `sysctl net.netfilter.nf_conntrack_count net.netfilter.nf_conntrack_max` 값을 보십시오. 누가 연결을 많이 여는지 찾거나(`conntrack -L`) 한도를 늘리십시오(kube-proxy의 `conntrack.maxPerCore`).',
    ],
  },
];
