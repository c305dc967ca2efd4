import type { Wording } from '../wording.ts';

/** What runners of GitHub Actions write, and what stands at a job that waits for one. */
export const runnerWordings: readonly Wording[] = [
  {
    id: 'runner-waits',
    says: [/^Waiting for a runner to pick up this job/],
    unless: /Job is about to start running|Current runner version/,
    repeats: ['runner-elsewhere', 'runner-label'],
    en: [
      'no CI runner takes the job',
      'The job has not begun: no runner that may take it is free. Nothing in the cluster is at fault, and running it again changes nothing.',
      'In this order: the repository or organisation where the runner is registered (`.runner`, "gitHubUrl"), its labels against `runs-on`, and whether it is Idle or Offline.',
    ],
    ko: [
      '작업을 받을 CI 러너가 없습니다',
      '작업이 시작되지 않았습니다. 받을 수 있는 러너가 비어 있지 않습니다. 클러스터 문제가 아니며 다시 실행해도 달라지지 않습니다.',
      '순서대로 보십시오: 러너가 등록된 저장소나 조직(`.runner` 파일의 "gitHubUrl"), `runs-on` 값과 레이블, Idle 또는 Offline 상태.',
    ],
  },
  {
    id: 'runner-outdated',
    says: [/Runner version v(?<version>[\d.]+) is deprecated and cannot receive messages/],
    en: [
      'the CI runner {version} is too old for GitHub',
      'GitHub gives no jobs to runners of version {version} any more. A runner that may not update itself (in an image, with `--disableupdate`) ends or waits. Nothing in the cluster is at fault.',
      'Use an image with a current runner (`ghcr.io/actions/actions-runner`), and build it again every month: GitHub takes a version for 30 days after the next one.',
    ],
    ko: [
      'CI 러너 {version}: GitHub가 받지 않는 옛 버전',
      'GitHub는 {version} 버전 러너에 더 이상 작업을 주지 않습니다. 스스로 업데이트할 수 없는 러너(이미지, `--disableupdate`)는 끝나거나 기다립니다. 클러스터 문제가 아닙니다.',
      '현재 러너가 들어 있는 이미지(`ghcr.io/actions/actions-runner`)를 쓰고 매달 다시 빌드하십시오. GitHub는 다음 버전이 나온 뒤 30일 동안만 이전 버전을 받습니다.',
    ],
  },
  {
    id: 'runner-gone',
    says: [
      /The runner registration has been deleted from the server/,
      /VssOAuthTokenRequestException: (?<said>.+)/,
    ],
    en: [
      'GitHub does not accept this CI runner any more',
      'What it was registered with does not count any more: the registration was removed (by hand, after 14 days without a connection, a day after the last of an ephemeral runner), or the clock of its machine is wrong.',
      'Compare the clock. Then remove `.runner` and `.credentials` and register it again; of a runner in a pod delete the pod, and look whether the volume or image holds an old registration.',
    ],
    ko: [
      'GitHub가 이 CI 러너를 더 이상 받지 않습니다',
      '등록 정보가 더 이상 유효하지 않습니다. 등록이 삭제되었거나(사람이 지움, 14일 동안 연결 없음, 일회용 러너의 마지막 연결 뒤 하루) 머신의 시계가 틀렸습니다.',
      '시계를 비교하십시오. 그다음 `.runner`와 `.credentials` 파일을 지우고 다시 등록하십시오. 파드의 러너라면 파드를 삭제하고 볼륨이나 이미지에 옛 등록이 있는지 보십시오.',
    ],
  },
  {
    id: 'runner-group',
    says: [
      /[Rr]unner group "?(?<group>[^"]+?)"? (?:was )?not found/,
      /no runner group found with name:? '?"?(?<group>[\w .-]+)/,
    ],
    en: [
      'there is no runner group {group}',
      'Where the runners are registered GitHub has no runner group `{group}`, so the listener takes no jobs. Groups are of an organisation or enterprise; a repository has only the default one.',
      'Compare `runnerGroup` and `githubConfigUrl` of the AutoscalingRunnerSet with Settings > Actions > Runner groups, and whether the app or token may see them.',
    ],
    ko: [
      '러너 그룹 {group}: 없음',
      '러너가 등록된 곳에 `{group}` 러너 그룹이 없어 리스너가 작업을 받지 못합니다. 그룹은 조직이나 엔터프라이즈의 것이며 저장소에는 기본 그룹만 있습니다.',
      'AutoscalingRunnerSet의 `runnerGroup`, `githubConfigUrl` 값을 Settings > Actions > Runner groups 화면과 비교하고 앱이나 토큰이 그것을 볼 수 있는지 확인하십시오.',
    ],
  },
];
