import type { Bilingual } from '../../domain/lang.ts';

/** What a word of the column STATUS means; the first that fits. */
export const STATUS_WORDS: readonly (Bilingual & Readonly<{ says: RegExp }>)[] = [
  {
    says: /^Init:(?:Error|Crash)/,
    en: 'an init container fails, so the others wait',
    ko: '초기화 컨테이너가 실패하여 나머지가 기다립니다',
  },
  {
    says: /^Init:\d/,
    en: 'its first init containers have not ended',
    ko: '앞의 초기화 컨테이너가 아직 끝나지 않았습니다',
  },
  {
    says: /CrashLoopBackOff/,
    en: 'it starts and ends again and again',
    ko: '시작과 종료를 반복합니다',
  },
  {
    says: /ImagePull|ErrImage|InvalidImageName/,
    en: 'its image does not come',
    ko: '이미지를 받지 못합니다',
  },
  {
    says: /CreateContainer|RunContainer|StartError|ContainerCannotRun/,
    en: 'its container cannot be started',
    ko: '컨테이너를 시작할 수 없습니다',
  },
  { says: /OOMKilled/, en: 'killed for its memory', ko: '메모리 때문에 종료되었습니다' },
  {
    says: /Evicted/,
    en: 'ended by its node, which was short of something',
    ko: '자원이 모자란 노드가 끝냈습니다',
  },
  {
    says: /^Pending/,
    en: 'not scheduled, bound or approved yet',
    ko: '아직 배치되거나 묶이거나 승인되지 않았습니다',
  },
  {
    says: /^Approved$/,
    en: 'approved, and no signer has issued the certificate',
    ko: '승인되었지만 인증서를 발급한 서명자가 없습니다',
  },
  {
    says: /^OutOfSync/,
    en: 'the cluster differs from what Git says',
    ko: '클러스터가 Git 내용과 다릅니다',
  },
  {
    says: /^Unknown, /,
    en: 'Argo CD could not compare it with Git',
    ko: 'Argo CD가 Git과 비교하지 못했습니다',
  },
  {
    says: /Degraded$|Missing$/,
    en: 'something that it deploys is not well, or not there',
    ko: '배포한 것 가운데 이상이 있거나 없는 것이 있습니다',
  },
  {
    says: /^Ready (?:False|Unknown)/,
    en: 'not issued or not renewed; its CertificateRequest, Order and Challenge say why',
    ko: '발급되거나 갱신되지 않았으며 이유는 CertificateRequest, Order, Challenge 객체에 있습니다',
  },
  {
    says: /^Provision|^Updating/,
    en: 'its node has not come yet',
    ko: '노드가 아직 오지 않았습니다',
  },
  {
    says: /^Delet/,
    en: 'being deleted: its node is drained first, and a budget may hold that up',
    ko: '삭제되는 중이며 먼저 노드를 비우므로 중단 예산이 막고 있을 수 있습니다',
  },
  {
    says: /^Denied/,
    en: 'somebody said no: whoever asked has to ask again',
    ko: '거부되었으니 요청한 쪽이 새로 요청해야 합니다',
  },
  {
    says: /^EXTERNAL-IP/,
    en: 'nothing has given it an address from outside',
    ko: '외부 주소를 받지 못했습니다',
  },
  {
    says: /^TARGETS/,
    en: 'it gets no value of its metric, and does not scale',
    ko: '지표 값을 얻지 못해 확장하지 않습니다',
  },
  {
    says: /^REPLICAS/,
    en: 'it may make no more, whatever the load is',
    ko: '부하가 어떻든 더 늘릴 수 없습니다',
  },
  {
    says: /^Job Fail/,
    en: 'it makes no more pods; those that failed say why',
    ko: '파드를 더 만들지 않으며 이유는 실패한 파드에 있습니다',
  },
  {
    says: /^volume Released/,
    en: 'its claim is gone, and its driver has not deleted it',
    ko: '클레임은 없어졌고 드라이버가 아직 삭제하지 않았습니다',
  },
  {
    says: /^volume /,
    en: 'nobody can use it; its message says why',
    ko: '쓸 수 없으며 이유는 메시지에 있습니다',
  },
  {
    says: /UP-TO-DATE$/,
    en: 'an update of it is not through: it goes on, is paused or is stuck',
    ko: '업데이트가 끝나지 않았습니다(진행 중, 일시 중지 또는 멈춤)',
  },
  {
    says: /^\d+\/\d+ Ready/,
    en: 'not every pod is there and Ready',
    ko: 'Ready 상태인 파드가 모자랍니다',
  },
  {
    says: /Failed/,
    en: 'the signer refused, or the container failed',
    ko: '서명자가 거부했거나 컨테이너가 실패했습니다',
  },
  {
    says: /ContainerCreating|PodInitializing/,
    en: 'a volume, its network or its image is not there yet',
    ko: '볼륨, 네트워크, 이미지가 아직 준비되지 않았습니다',
  },
  {
    says: /Terminating/,
    en: 'being deleted; since when the list does not say',
    ko: '삭제되는 중이며 언제부터인지는 목록에 없습니다',
  },
  {
    says: /^Running \d/,
    en: 'not every container is Ready',
    ko: 'Ready 상태가 아닌 컨테이너가 있습니다',
  },
  {
    says: /^NotReady|Unknown|NodeLost/,
    en: 'the node does not report',
    ko: '노드가 보고하지 않습니다',
  },
  {
    says: /SchedulingDisabled/,
    en: 'cordoned: takes no new pods',
    ko: '새 파드를 받지 않게 해 두었습니다(cordon)',
  },
  { says: /^Lost/, en: 'its volume is gone', ko: '볼륨이 사라졌습니다' },
  {
    says: /Error|ExitCode|Signal/,
    en: 'its container ended with an error',
    ko: '컨테이너가 오류로 끝났습니다',
  },
];
