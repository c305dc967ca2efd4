import type { Wording } from '../wording.ts';

/** What git, npm and the runners of CI systems write when a job cannot go on. */
export const buildWordings: readonly Wording[] = [
  {
    id: 'git-ownership',
    says: [/detected dubious ownership in repository at '(?<path>[^']+)'/],
    en: [
      'git does not trust {path}: it belongs to another user',
      'The checkout was made by another user id than the one that runs git now (a volume, or a container that runs as root).',
      '`git config --global --add safe.directory {path}`, or run the step as the user that owns the files (`fsGroup`, `runAsUser`).',
    ],
    ko: [
      'git이 {path} 경로를 신뢰하지 않습니다: 소유자가 다릅니다',
      '지금 git을 실행하는 사용자와 다른 사용자 ID가 체크아웃을 만들었습니다(볼륨, 또는 root로 실행되는 컨테이너).',
      '`git config --global --add safe.directory {path}` 명령을 쓰거나, 파일 소유자로 단계를 실행하십시오(`fsGroup`, `runAsUser`).',
    ],
  },
  {
    id: 'runner-shut-down',
    says: [/The runner has received a shutdown signal/],
    en: [
      'the machine of the CI runner was stopped',
      'The job did not fail by itself: its runner got a signal to stop. The pod or node was removed (spot, scale-down, eviction), ran out of memory, or a time limit was reached.',
      'Look at the runner pod and its node at that time (`kubectl get events`, node logs): eviction, OOM, consolidation. A pod that must not be moved: `karpenter.sh/do-not-disrupt` or `cluster-autoscaler.kubernetes.io/safe-to-evict: "false"`.',
    ],
    ko: [
      'CI 러너의 머신이 중지되었습니다',
      '작업 자체의 실패가 아닙니다. 러너가 중지 신호를 받았습니다. 파드나 노드가 제거되었거나(spot, 축소, 축출), 메모리가 모자랐거나, 시간 제한에 걸렸습니다.',
      '그 시각의 러너 파드와 노드(`kubectl get events`, 노드 로그)에서 축출, OOM, 통합을 확인하십시오. 옮기면 안 되는 파드에는 `karpenter.sh/do-not-disrupt` 또는 `cluster-autoscaler.kubernetes.io/safe-to-evict: "false"` 값을 두십시오.',
    ],
  },
  {
    id: 'npm-integrity',
    says: [/npm (?:ERR!|error) code EINTEGRITY/],
    en: [
      'npm got a package with another checksum than the lock file',
      'The file that the registry (or a proxy or cache in between) delivered is not the one that `package-lock.json` was made with.',
      'Clear the cache of the builder (`npm cache clean --force`) and of the proxy; if it stays, compare the `resolved` address in the lock file and make it anew.',
    ],
    ko: [
      'npm이 받은 패키지의 체크섬이 잠금 파일과 다릅니다',
      '레지스트리(또는 중간의 프록시나 캐시)가 준 파일이 `package-lock.json` 파일을 만들 때의 것과 다릅니다.',
      '빌더(`npm cache clean --force`)와 프록시의 캐시를 비우십시오. 계속되면 잠금 파일의 `resolved` 주소를 비교하고 잠금 파일을 다시 만드십시오.',
    ],
  },
];
