import type { Bilingual } from '../../domain/lang.ts';
import type { Moved } from '../state/moved.ts';

/** Why an approved change ended as it did, in words. */
export interface EndTexts {
  readonly forged: string;
  readonly otherPlan: string;
  readonly alone: string;
  readonly spent: string;
  readonly notDone: string;
  readonly ahead: string;
  readonly tooLate: string;
  readonly nobody: string;
  readonly unread: string;
  readonly gone: string;
  readonly exists: string;
  readonly replaced: string;
  readonly restless: string;
  readonly answerLost: string;
  readonly notKept: string;
  readonly wouldNotKeep: string;
  readonly unknown: string;
  readonly noRepositories: string;
  readonly otherFiles: string;
  readonly unknownPull: string;
  otherCluster(name: string): string;
  closed(namespace: string): string;
  beyond(remedy: string, path: string): string;
  notCopied(source: string): string;
  denied(why: string): string;
  notSentAgain(why: string): string;
  notBound(why: string): string;
  repository(message: string): string;
  otherPull(url: string): string;
  changed(path: string, was: unknown, now: unknown): string;
  moved: Readonly<Record<Moved['is'], (note: string) => string>>;
}

/** The same in both languages. */
export const endTexts: Bilingual<EndTexts> = {
  en: {
    forged: 'The approval was not signed by this kubewhy. Nothing was changed.',
    otherPlan: 'The approval is for another plan than the one that came with it.',
    notDone: 'The change that this would take back was not made by kubewhy. Nothing was changed.',
    alone:
      'Two people have to approve a change there, within ten minutes of each other. Nothing was changed.',
    spent:
      'Of the two people who have to approve it, the approval of the first was used before: both have to approve again. Nothing was changed.',
    ahead: 'The approval lies in the future: compare the clocks of gateway and remediator.',
    tooLate: 'It could not be carried out within 60 s of the approval. Nothing was changed.',
    nobody: 'You have no Kubernetes user. Add yourself under `people` in kubewhy.yaml.',
    unread: 'kubewhy could not read the object.',
    gone: 'The object no longer exists.',
    exists: 'Another object of that name exists by now. Nothing was changed.',
    replaced: 'The object was deleted and created again since the preview.',
    restless: 'The object kept changing while kubewhy tried.',
    answerLost: 'The answer to the change was lost, but the change is in place.',
    notKept: 'The API server accepted the change but did not keep all of it.',
    wouldNotKeep: 'The API server would not keep all of the change. Nothing was changed.',
    unknown:
      'The answer to the change was lost, and the object does not tell whether it happened. Look before you try again.',
    noRepositories: 'No repository is listed under `pullRequests` in kubewhy.yaml.',
    otherFiles:
      'The files in Git have changed since the preview, or can no longer be read. Nothing was done: review it again.',
    unknownPull:
      'The answer to the pull request was lost, and none is open now. Look in the repository before you try again.',
    otherCluster: (name) =>
      `The plan is for cluster \`${name}\`, which this kubewhy does not change.`,
    closed: (namespace) =>
      `Namespace \`${namespace}\` is closed to kubewhy. Open it under \`remediator\` in kubewhy.yaml.`,
    beyond: (remedy, path) =>
      `The fix \`${remedy}\` may not write this to \`${path}\`. Nothing was changed.`,
    notCopied: (source) =>
      `\`${source}\`, of which it would be a copy, could not be read or has changed since the preview. Nothing was changed.`,
    denied: (why) => `Not allowed: ${why}`,
    notSentAgain: (why) =>
      `The answer to the change was lost, and it was not sent again. Look whether it happened before you try again. ${why}`,
    notBound: (why) =>
      `${why}: its role is bound with manifests/namespace/changes.yaml. Nothing can be changed there yet.`,
    repository: (message) => `The repository does not take it: ${message}`,
    otherPull: (url) =>
      `Another pull request is open for this object and cause. Merge or close it first: ${url}`,
    changed: (path, was, now) =>
      `Changed since the preview: \`${path}\` was ${shown(was, 'absent')}, is ${shown(now, 'absent')}.`,
    moved: {
      'other-owner': (owner) =>
        `Since the preview the object has another owner${owner && `, ${owner}`}. Nothing was done: ask again.`,
      'other-source': (place) =>
        `Since the preview its owner has its manifests from elsewhere (${place}). Nothing was done: ask again.`,
      'other-revert': (owner) =>
        `What ${owner} makes of a live change is another thing than the preview said. Nothing was done: ask again.`,
      elsewhere: (owner) =>
        `${owner} is not in this cluster, or not any more. Nothing was done: ask again.`,
      'owner-unread': (owner) =>
        `${owner}, or what it is told besides, could not be read, so nobody knows whether all is as the preview said. Nothing was done. The remediator needs kubewhy-git-owners of manifests/remediator-role.yaml.`,
    },
  },
  ko: {
    forged: '이 kubewhy가 서명한 승인이 아닙니다. 아무것도 바꾸지 않았습니다.',
    otherPlan: '승인된 계획과 함께 온 계획이 서로 다릅니다.',
    notDone: '되돌리려는 변경은 kubewhy가 한 것이 아닙니다. 아무것도 바꾸지 않았습니다.',
    alone: '그곳의 변경은 두 사람이 10분 안에 승인해야 합니다. 아무것도 바꾸지 않았습니다.',
    spent:
      '두 사람 중 먼저 한 승인은 이미 사용되었습니다. 두 사람 모두 다시 승인하십시오. 아무것도 바꾸지 않았습니다.',
    ahead: '승인 시각이 미래입니다. gateway와 remediator의 시계를 비교하십시오.',
    tooLate: '승인 후 60초 안에 실행하지 못했습니다. 아무것도 바꾸지 않았습니다.',
    nobody:
      '연결된 Kubernetes 사용자가 없습니다. kubewhy.yaml 파일의 `people` 항목에 추가하십시오.',
    unread: 'kubewhy가 객체를 읽지 못했습니다.',
    gone: '객체가 더 이상 없습니다.',
    exists: '그사이 같은 이름의 다른 객체가 생겼습니다. 아무것도 바꾸지 않았습니다.',
    replaced: '미리보기 이후 객체가 삭제되고 다시 만들어졌습니다.',
    restless: 'kubewhy가 시도하는 동안 객체가 계속 바뀌었습니다.',
    answerLost: '변경 요청의 응답은 받지 못했지만 변경은 반영되어 있습니다.',
    notKept: 'API 서버가 변경을 받아들였지만 일부만 저장했습니다.',
    wouldNotKeep: 'API 서버가 변경의 일부를 저장하지 않으려 합니다. 아무것도 바꾸지 않았습니다.',
    unknown:
      '변경 요청의 응답을 받지 못했고, 객체만으로는 반영 여부를 알 수 없습니다. 다시 시도하기 전에 확인하십시오.',
    noRepositories: 'kubewhy.yaml 파일의 `pullRequests` 항목에 저장소가 없습니다.',
    otherFiles:
      '미리보기 이후 Git의 파일이 바뀌었거나 더 이상 읽을 수 없습니다. 아무것도 하지 않았습니다. 다시 검토하십시오.',
    unknownPull:
      '풀 리퀘스트 요청의 응답을 받지 못했고, 지금 열려 있는 것이 없습니다. 다시 시도하기 전에 저장소를 확인하십시오.',
    otherCluster: (name) => `이 kubewhy가 바꾸지 않는 \`${name}\` 클러스터의 계획입니다.`,
    closed: (namespace) =>
      `\`${namespace}\` 네임스페이스는 kubewhy에 닫혀 있습니다. kubewhy.yaml 파일의 \`remediator\` 항목에서 여십시오.`,
    beyond: (remedy, path) =>
      `\`${remedy}\` 해결책은 \`${path}\` 필드에 이 값을 쓸 수 없습니다. 아무것도 바꾸지 않았습니다.`,
    notCopied: (source) =>
      `복사할 \`${source}\` 객체를 읽지 못했거나 미리보기 이후 바뀌었습니다. 아무것도 바꾸지 않았습니다.`,
    denied: (why) => `권한이 없습니다: ${why}`,
    notSentAgain: (why) =>
      `변경 요청의 응답을 받지 못했고, 다시 보내지 않았습니다. 다시 시도하기 전에 반영되었는지 확인하십시오. ${why}`,
    notBound: (why) =>
      `${why}: 역할은 manifests/namespace/changes.yaml 파일로 연결합니다. 아직 그곳에서는 아무것도 바꿀 수 없습니다.`,
    repository: (message) => `저장소가 받아들이지 않았습니다: ${message}`,
    otherPull: (url) =>
      `이 객체와 원인에 대한 다른 풀 리퀘스트가 열려 있습니다. 먼저 병합하거나 닫으십시오: ${url}`,
    changed: (path, was, now) =>
      `미리보기 이후 바뀌었습니다. \`${path}\` 필드의 이전 값: ${shown(was, '없음')}, 지금 값: ${shown(now, '없음')}.`,
    moved: {
      'other-owner': (owner) =>
        `미리보기 이후 객체의 소유자가 바뀌었습니다${owner && ` (${owner})`}. 아무것도 하지 않았습니다. 다시 질문하십시오.`,
      'other-source': (place) =>
        `미리보기 이후 소유자의 원본이 바뀌었습니다(${place}). 아무것도 하지 않았습니다. 다시 질문하십시오.`,
      'other-revert': (owner) =>
        `클러스터에서 직접 바꾼 값을 ${owner} 객체가 어떻게 처리할지가 미리보기와 다릅니다. 아무것도 하지 않았습니다. 다시 질문하십시오.`,
      elsewhere: (owner) =>
        `${owner} 객체가 이 클러스터에 없습니다. 아무것도 하지 않았습니다. 다시 질문하십시오.`,
      'owner-unread': (owner) =>
        `${owner} 객체나 그 설정을 읽지 못해 미리보기와 같은지 알 수 없습니다. 아무것도 하지 않았습니다. remediator에는 manifests/remediator-role.yaml 파일의 kubewhy-git-owners 권한이 필요합니다.`,
    },
  },
};

const MAX_SHOWN = 120;

function shown(value: unknown, absent: string): string {
  if (value === undefined) return absent;
  const text = JSON.stringify(value);
  return `\`${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}\``;
}
