// Reasons that parts of the engine give as codes: why a proof has a hole, why a cause is ruled out.
import type { Code } from '../../domain/codes.ts';
import type { Bilingual, Lang } from '../../domain/lang.ts';
import { ownOf } from '../../text/own-of.ts';
import { gapWords } from './not-read.ts';

const CODES: Readonly<Record<Code, Bilingual>> = {
  // of a proof
  'no-dry-run': { en: 'no dry run was made', ko: '시험 적용을 하지 않음' },
  'no-answer': {
    en: 'the dry run brought no answer in time',
    ko: '시험 적용의 응답이 제때 오지 않음',
  },
  'not-simulated': {
    en: 'kubewhy does not simulate this',
    ko: 'kubewhy가 시뮬레이션하지 않는 변경임',
  },
  'needs-a-run': {
    en: 'only what comes of it shows it',
    ko: '적용한 뒤에야 알 수 있음',
  },
  unread: { en: 'not all that it needs could be read', ko: '필요한 것을 모두 읽지 못함' },
  undecided: { en: 'not every node could be decided', ko: '판단하지 못한 노드가 있음' },
  'stable-incomplete': {
    en: 'the stable revision lacks pods itself',
    ko: '안정 리비전에도 파드가 모자람',
  },
  'too-many-pods': { en: 'too many pods to simulate', ko: '시뮬레이션하기에는 파드가 너무 많음' },
  tight: {
    en: 'it fits only if the scheduler happens to choose the right nodes',
    ko: '스케줄러가 마침 알맞은 노드를 골라야만 배치됨',
  },
  'later-step': {
    en: 'a pod of a later step would find no node',
    ko: '뒤의 단계에서 배치될 노드가 없는 파드가 생김',
  },
  'rule-crashed': { en: 'a rule crashed', ko: '규칙이 오류로 멈춤' },
  stuck: { en: 'a pod would find no node', ko: '배치될 노드가 없는 파드가 생김' },
  'cause-stays': { en: 'the cause would stay', ko: '원인이 그대로 남음' },
  'new-finding': { en: 'it would bring another problem', ko: '다른 문제가 생김' },
  'no-remediator': { en: 'the remediator does not answer', ko: 'remediator가 응답하지 않음' },
  'recorded-cluster': {
    en: 'a recording cannot be asked',
    ko: '기록된 클러스터에는 물어볼 수 없음',
  },
  'changed-meanwhile': {
    en: 'the object kept changing meanwhile',
    ko: '그사이 객체가 계속 바뀜',
  },
  busy: { en: 'the API server is too busy', ko: 'API 서버가 너무 바쁨' },
  unreachable: { en: 'the cluster did not answer', ko: '클러스터가 응답하지 않음' },
  gone: { en: 'the object does not exist any more', ko: '객체가 더 이상 없음' },
  refused: { en: 'the API server refused it', ko: 'API 서버가 거부함' },
  closed: {
    en: 'the namespace is closed to kubewhy',
    ko: 'kubewhy에 닫혀 있는 네임스페이스임',
  },
  'no-right': {
    en: 'the right to it is missing',
    ko: '이 객체에 대한 권한이 없음',
  },
  'beyond-reach': { en: 'this fix may not write that', ko: '이 해결책이 쓸 수 없는 값임' },
  'not-kept': {
    en: 'the API server would not keep all of it',
    ko: 'API 서버가 일부를 저장하지 않음',
  },
  denied: { en: 'the API server denies it', ko: 'API 서버가 허용하지 않음' },
  policy: {
    en: 'the setting `policy` lets nobody do it here',
    ko: '`policy` 설정이 여기에서 허용하지 않음',
  },

  // of a pull request that is not offered
  'git-helm': {
    en: 'a chart makes the object, so a value of it has to be changed',
    ko: '차트가 만드는 객체이므로 차트의 값을 바꾸어야 함',
  },
  'git-unread': {
    en: 'its owner or where that has it from could not be read',
    ko: '소유자나 그 원본을 읽지 못함',
  },
  'git-elsewhere': {
    en: 'its owner is in another cluster, or was deleted and left it behind',
    ko: '소유자가 다른 클러스터에 있거나 객체만 남기고 삭제됨',
  },
  'git-owner-unread': {
    en: 'the remediator could not read its owner, for which it needs kubewhy-git-owners of manifests/remediator-role.yaml',
    ko: 'remediator가 소유자를 읽지 못함(manifests/remediator-role.yaml 파일의 kubewhy-git-owners 권한이 필요함)',
  },
  'git-other-owner': { en: 'it has another owner by now', ko: '그사이 소유자가 바뀜' },
  'git-other-source': {
    en: 'its owner has it from elsewhere by now',
    ko: '그사이 소유자의 원본이 바뀜',
  },
  'git-other-revert': {
    en: 'its owner would treat it in another way by now',
    ko: '그사이 소유자가 처리하는 방식이 바뀜',
  },
  'git-several': { en: 'its owner has several sources', ko: '소유자의 원본이 여러 개임' },
  'git-plugin': {
    en: 'a plugin or a filter makes the objects',
    ko: '플러그인이나 필터가 객체를 만듦',
  },
  'git-owner-changes': {
    en: 'its owner changes what it takes from there',
    ko: '소유자가 가져온 것을 바꾸어 적용함',
  },
  'git-not-git': { en: 'its source is no Git repository', ko: '원본이 Git 저장소가 아님' },
  'git-no-branch': {
    en: 'its owner follows no branch of that repository',
    ko: '소유자가 그 저장소의 브랜치를 따르지 않음',
  },
  'git-not-listed': {
    en: 'the repository is not listed under `pullRequests` in kubewhy.yaml',
    ko: 'kubewhy.yaml 파일의 `pullRequests` 항목에 없는 저장소임',
  },
  'git-unreachable': { en: 'the repository did not answer', ko: '저장소가 응답하지 않음' },
  'git-refused': { en: 'the repository may not be read', ko: '저장소를 읽을 수 없음' },
  'git-remote': { en: 'it takes in another repository', ko: '다른 저장소를 가져다 씀' },
  'git-unsupported': {
    en: 'it has a step that kubewhy cannot follow',
    ko: 'kubewhy가 따라갈 수 없는 단계가 있음',
  },
  'git-broken': { en: 'a file cannot be understood', ko: '이해할 수 없는 파일이 있음' },
  'git-not-there': { en: 'the object is in no file there', ko: '그곳의 파일에 객체가 없음' },
  'git-other-value': {
    en: 'Git and the cluster differ in what it would change',
    ko: '바꾸려는 값이 Git과 클러스터에서 서로 다름',
  },
  'git-not-editable': {
    en: 'no edit of a file brings exactly this about',
    ko: '파일을 고쳐 이 변경만 일으킬 수 없음',
  },
  'git-shared': {
    en: 'another overlay builds on this folder, and would change with it',
    ko: '이 폴더를 바탕으로 하는 다른 오버레이도 함께 바뀜',
  },
  'git-as-it-should-be': { en: 'Git has it already', ko: 'Git에는 이미 반영되어 있음' },
  'git-not-shown': {
    en: 'what its owner is told is not shown here: a channel needs the namespace and kind of that under `read` in kubewhy.yaml, in a direct message you the right to read it',
    ko: '소유자의 설정을 여기에 표시하지 않음(채널은 kubewhy.yaml 파일의 `read`에 소유자의 네임스페이스와 종류가 있어야 하고, 다이렉트 메시지에서는 본인에게 읽을 권한이 있어야 함)',
  },
  'git-secret': { en: 'the changed line may hold a secret', ko: '바뀌는 줄에 비밀이 있을 수 있음' },

  // of a cause that is ruled out
  'blocks-no-node': { en: 'it blocks no node', ko: '이 이유로 막힌 노드가 없음' },
  'other-way-nearer': { en: 'another obstacle is nearer', ko: '더 가까운 다른 장애물이 있음' },
};

/** What a code says; one that another version of kubewhy made says itself. */
export function codeWords(code: Code, lang: Lang): string {
  return noteWords(code, lang);
}

/** What was seen, which may be a code, too, or a reason why something was not read. */
export function noteWords(note: string, lang: Lang): string {
  return ownOf(NOTES, note)?.[lang] ?? note;
}
const NOTES: Readonly<Record<string, Bilingual>> = { ...gapWords, ...CODES };
