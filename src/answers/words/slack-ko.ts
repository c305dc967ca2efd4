import { LANGS } from '../../domain/lang.ts';
import type { SlackWords } from './slack-en.ts';

/** The frame's words in Korean; a fixed noun follows each name, so that no particle depends on it. */
export const slackKorean: SlackWords = {
  nextCheck: '다음 확인',
  otherFixes: '다른 해결책',
  moreFixes: (count) => `스레드에 다른 해결책 ${count}개`,
  moreUnchecked: (count) => `외 ${count}개`,
  earlier: '이전에 kubewhy가 한 일',
  notTaken: '제시했으나 적용되지 않음',
  changes: '변경',
  before: (before) => `바꾸었습니다. 지금 상태는 곧 표시합니다. 이전 상태: ${before}`,
  settled: (fix, before) => `${fix}: 확인되었습니다. 이전 상태: ${before}`,
  cutHere: '나머지는 Slack 한도를 넘어 표시하지 않습니다',
  diff: '정확한 변경 내용',
  detailsOf: (name, fixes) => `${name} 상세: 모든 근거, 배제된 원인, 해결책 ${fixes}개`,
  noButton: '여기에는 버튼이 없으므로 직접 적용해야 합니다.',
  throughGit: '여기에는 버튼이 없으며 Git으로 나갑니다.',
  orLive: '직접 변경하는 버튼은 스레드에 있습니다.',
  onlyLive: 'Git에서 관리하는 객체입니다. 스레드에서 직접 바꿀 수 있습니다.',
  readOnlyHere: '여기에서 조치하려면 이 채널에 @kubewhy 앱을 초대한 뒤 다시 질문하십시오.',
  alert: {
    firing: '발생',
    resolved: '해소됨',
    alone: '알림',
    count: (all: number, names: string) => `알림 ${all}건: ${names}`,
    affected: (names: string, more: number) =>
      `영향받는 대상: ${names}${more > 0 ? ` 외 ${more}개` : ''}`,
    value: '값',
    partOf: (link: string) => `${link}와 원인이 같습니다.`,
    another: '다른 메시지',
    before: (times: number, days: number, link: string) =>
      `최근 ${days}일 동안 ${times}번째 (${link})`,
    last: '지난번 메시지',
    fixedWith: (who: string, fix: string) => `지난번에는 ${who} 님이 ${fix} 조치로 해결`,
    acknowledged: (who: string, at: string) => `👀 ${who} 님이 확인함, ${at}`,
    silenced: (who: string, until: string) =>
      `🔕 ${who} 님이 Alertmanager에서 ${until}까지 음소거함`,
    muted: (who: string, until: string) => `🔇 ${who} 님이 여기서 ${until}까지 알림을 끔`,
    links: {
      runbook: '런북',
      dashboard: '대시보드',
      source: '소스',
      silence: 'Alertmanager에서 중지',
    },
  },

  buttons: { choose: '선택 …', close: '닫기' },
  modal: {
    title: '해결책 검토',
    loading: '지금의 클러스터에서 변경을 다시 검증하고 있습니다 …',
    own: '다른 값',
    refused: '아무것도 보내지 않았습니다.',
    sends: (button) =>
      `‘${button}’ 버튼을 누르면 본인의 권한으로 정확히 이 내용을 한 번만 보냅니다. 그 전에 객체가 바뀌면 아무 일도 일어나지 않습니다.`,
    proposes: (button) =>
      `${button} 버튼은 이 내용 그대로 별도 브랜치에 올리고 풀 리퀘스트를 한 번만 엽니다. 병합하지는 않습니다.`,
    changed: '이 해결책을 제시한 뒤 객체가 바뀌었습니다. 아무것도 바꾸지 않았습니다.',
    gone: '이 해결책은 더 이상 제시하지 않습니다. 아무것도 바꾸지 않았습니다.',
    failed: '변경을 다시 검증하지 못했습니다. 아무것도 바꾸지 않았습니다.',
    forged:
      '이 해결책의 내용이 식별자와 다릅니다. 다른 버전의 kubewhy가 만들었거나 Redis를 거치는 동안 바뀌었습니다. 아무것도 바꾸지 않았습니다. 다시 질문하고, 반복되면 kubewhy 운영자에게 알리십시오.',
    tooLarge: '변경 내용이 너무 커서 전부 보여 줄 수 없으므로 여기에서는 적용할 수 없습니다.',
    second: (who, when) =>
      `${who} 님이 ${when}에 먼저 승인했습니다. 그로부터 10분 안에 다른 사람이 승인하면 적용됩니다.`,
    two: '여기서는 두 사람의 승인이 필요합니다. 지난 10분 안에 다른 사람이 승인했다면 두 번째 승인이 됩니다.',
    rightOpen: (why) => `권한을 확인하지 못했습니다: ${why}`,
    oneOfTwo:
      '승인했습니다. 여기서는 두 사람의 승인이 필요합니다. 다른 사람이 10분 안에 검토하고 적용해야 합니다.',
    approved: '승인했습니다. 결과는 채널에 표시됩니다.',
  },
  progress: {
    'one-of-two': (who) =>
      `${who} 님이 승인했습니다. 여기서는 두 사람의 승인이 필요합니다. 다른 사람이 10분 안에 검토하고 적용해야 합니다.`,
    applying: (who) => `${who} 님이 적용하고 있습니다 …`,
    applied: (who) => `${who} 님이 적용했습니다. 효과가 나타나기를 기다립니다.`,
    proposed: (who) =>
      `풀 리퀘스트가 열려 있습니다 (요청: ${who} 님). 누군가 병합하기 전에는 아무것도 바뀌지 않습니다.`,
    'already-so': (who) => `이미 그렇게 되어 있어 할 일이 없습니다 (요청: ${who} 님).`,
    refused: (who) => `거부되어 아무것도 바뀌지 않았습니다 (요청: ${who} 님).`,
    'too-late': (who) =>
      `시간이 지나 아무것도 바뀌지 않았습니다 (요청: ${who} 님). 다시 검토하십시오.`,
    unknown: (who) =>
      `변경이 적용되었는지 알 수 없으며 다시 보내지 않습니다 (요청: ${who} 님). 객체를 확인한 뒤 다시 질문하십시오.`,
    watching: (who) => `${who} 님이 승인한 변경이 반영되었습니다. 효과가 나타나기를 기다립니다.`,
    verified: (who) => `${who} 님이 승인한 변경이 반영되었고 효과를 확인했습니다.`,
    'not-verified': (who) => `${who} 님이 승인한 변경이 반영되었지만 효과가 없었습니다.`,
    reverted: (who) => `${who} 님이 승인한 변경이 다른 것에 의해 되돌려졌습니다.`,
  },
  unmoved: (who) =>
    `${who} 님이 승인한 변경이 반영되었습니다. 이 클러스터는 기록이라 더 진행되지 않으므로 변경의 효과는 여기서 볼 수 없습니다.`,
  outcomeSource: {
    recorded: '실제 클러스터에서 기록된 결과',
    predicted: '기록이 없어 예측한 결과',
  },

  undone: '변경을 되돌렸습니다. 지금 상태와 할 수 있는 조치는 다시 질문하십시오.',
  freezeReach:
    '이 봇과, KUBEWHY_REDIS_URL 또는 --config 옵션을 준 `kubewhy fix --apply` 명령에 적용됩니다. kubectl이나 다른 사람이 병합하는 변경은 막지 않습니다.',
  notFrozen: '변경이 동결되어 있지 않습니다.',
  unfrozen: (who: string) => `${who} 님이 동결을 풀었습니다. 다시 변경할 수 있습니다.`,
  redisDown:
    'Redis가 응답하지 않거나 작업을 거부해 아무것도 접수하지 못했습니다. 복구된 뒤 다시 질문하십시오 (설정: KUBEWHY_REDIS_URL). 원인은 로그에 있습니다.',
  approvalUnsure:
    'Redis가 제때 응답하지 않아 이 승인이 접수되었는지 알 수 없습니다. 접수되었다면 채널의 메시지에 표시됩니다. 마지막 승인에서 60초가 지나면 클러스터에 아무것도 보내지 않습니다.',
  ambiguous: (what) => `${what} 이름에 맞는 대상이 여럿입니다. 어느 것입니까?`,

  unknownCommand: (word) => `${word} 명령이 없습니다.`,
  didYouMean: (words) => `혹시 ${words} 명령입니까?`,
  unknownOption: (word) => `${word} 옵션이 없습니다.`,
  optionNeedsValue: (word) => `${word} 옵션에는 값이 필요합니다.`,
  badLang: `--lang 옵션에는 ${LANGS.join(' 또는 ')} 값을 씁니다.`,
  otherCluster: (named, own) =>
    `여기에는 ${named} 클러스터가 없습니다. 이 kubewhy는 ${own} 클러스터만 살펴봅니다. -c 옵션을 빼고 질문하십시오.`,
  noTarget: '어느 것입니까? 파드나 워크로드의 이름 또는 앞부분을 적어 주십시오.',
  privateNeedsSlash:
    '이미 모두가 질문을 보았으므로 비공개로 답할 수 없습니다. 다이렉트 메시지로 질문하십시오.',
  oneTarget: '한 번에 하나의 대상만 적어 주십시오.',
  oneNamespace: (example) =>
    `네임스페이스는 한 번에 하나만 적어 주십시오: \`${example}\`. 이름이 없으면 전체를 봅니다.`,
  everywhere: '클러스터 전체',
  noText: (example) => `오류 메시지를 뒤에 붙여 넣어 주십시오: \`${example}\`.`,
  textTooLong:
    '40,000자보다 깁니다. 오류 주변만 붙여 넣거나 터미널의 `kubewhy explain` 명령을 쓰십시오.',
  yourText: '붙여 넣은 텍스트',
  targetTooLong: 'Kubernetes의 어떤 이름보다도 깁니다.',
  options: {
    namespace: '네임스페이스',
    cluster: '클러스터',
    private: '답변을 나만 보기',
    lang: '답변 언어',
  },
  helpTitle:
    'kubewhy는 Kubernetes에서 무엇이 왜 고장 났는지, 무엇을 안전하게 할 수 있는지 알려 줍니다.',
  helpTargets: '대상은 pod/x, deploy/x, rollout/x …, 이름 또는 이름의 앞부분입니다.',
  helpThread: '답변 스레드에서는 편하게 물어보십시오: “뭐가 바뀌었어?”, “로그”.',
  chosen: (what) => `선택: ${what}`,
  helpMention: '슬래시 명령을 쓸 수 없는 스레드에서는 같은 내용으로 저를 멘션하십시오.',

  refusals: {
    team: 'kubewhy를 설치한 워크스페이스의 구성원만 사용할 수 있습니다.',
    guest: '게스트는 kubewhy를 사용할 수 없습니다. 이 워크스페이스의 정식 멤버에게 부탁하십시오.',
    bot: '봇은 kubewhy를 사용할 수 없습니다.',
    unsure: 'Slack에서 사용자를 확인하지 못해 아무것도 하지 않았습니다. 다시 시도하십시오.',
  },
  unknownIncident: '보관 기간(최대 30일)이 지나 알 수 없는 인시던트입니다. 다시 질문하십시오.',
  unknownPlan: '이 인시던트의 해결책이 아닙니다. 아무것도 바꾸지 않았습니다.',
  underWay:
    '이미 진행 중이거나 끝난 변경이 있습니다. 새로 바꾼 것은 없습니다. 다시 질문하면 지금 상태를 볼 수 있습니다.',
  notHere: '여기에서는 조치할 수 없습니다. 채널에 @kubewhy 앱을 초대한 뒤 다시 질문하십시오.',
  previewTooOld:
    '미리보기가 오래되어 클러스터가 바뀌었을 수 있습니다. 아무것도 하지 않았습니다. 다시 검토하십시오.',
  notShown:
    '이 채널에는 이 대상을 표시할 수 없습니다 (kubewhy.yaml 파일의 `read`). 아무것도 하지 않았습니다.',
  notYours: '질문한 사람만 이 답변을 공유할 수 있습니다.',
  staleButton: '다른 버전의 kubewhy에서 만든 버튼입니다. 다시 질문하십시오.',
};
