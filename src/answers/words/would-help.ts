// Whether something that many would do helps, in words: yes, no because, or what is not known.
import type { Bilingual } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';

type Pods = Readonly<{ ready: number; all: number }>;

/** What it would bring to start a pod again, by what is wrong with it. */
type PodReplaced = Readonly<{
  placement: string;
  spec(cause: string): string;
  again(restarts: number): string;
  run: string;
  serving(ready: number): string;
}>;

/** The outcome of asking whether an act helps. */
export const wouldHelpWords: Bilingual<{
  nothingWrong: string;
  offered(title: string, tested: string): string;
  notKnown: string;
  keepLogs: string;
  touchesNot(cause: string): string;
  restart: PodReplaced;
  'delete-pod': PodReplaced;
  'scale-up': Readonly<{
    placement: string;
    other(cause: string): string;
    run(cause: string): string;
    load: string;
  }>;
  'scale-down': Readonly<{
    placement(pods: Pods): string;
    other(cause: string, pods: Pods): string;
  }>;
  'add-node': Readonly<{
    fits(like: string): string;
    fitsNot(like: string, cause: string): string;
    undecided: string;
    other(cause: string): string;
  }>;
  'roll-back': Readonly<{
    onlyOne(name: string): string;
    likely(revision: string, ready: number): string;
    unlikely(revision: string): string;
    alsoReady(revision: string): string;
    notProved(revision: string): string;
    command(command: string): string;
  }>;
}> = {
  en: {
    nothingWrong: 'Nothing is wrong now, so there is nothing that it could help.',
    offered: (title, tested) => `Yes: ${title}. ${tested}`,
    notKnown: 'Not known: the cause is not found yet.',
    keepLogs: 'Save the logs first: a new pod begins without them.',
    touchesNot: (cause) => `No. It does not touch the cause: ${cause}.`,
    restart: {
      placement: 'No. The next pod is made from the same template and finds no node either.',
      spec: (cause) =>
        `No. A new pod is made from the same template and fails in the same way: ${cause}.`,
      again: (restarts) =>
        `No. It was restarted ${counted(restarts, 'time')} already, and has ended again each time.`,
      run: 'Perhaps for a while. It does not remove the cause, and the log of this run is lost.',
      serving: (ready) =>
        `${counted(ready, 'pod')} still ${ready === 1 ? 'serves' : 'serve'}: do not restart ${ready === 1 ? 'it' : 'them'}.`,
    },
    'delete-pod': {
      placement: 'No. Its successor is made from the same template and finds no node either.',
      spec: (cause) =>
        `No. Its successor is made from the same template and fails in the same way: ${cause}.`,
      again: (restarts) =>
        `No. The container was started anew ${counted(restarts, 'time')} already, and has ended again each time; a new pod does the same.`,
      run: 'Perhaps for a while. It does not remove the cause, and the log of this run is lost.',
      serving: (ready) =>
        `${counted(ready, 'pod')} still ${ready === 1 ? 'serves' : 'serve'}: do not delete ${ready === 1 ? 'that one' : 'those'}.`,
    },
    'scale-up': {
      placement: 'No. More pods need a node as well: they would stay Pending like the others.',
      other: (cause) =>
        `No. Each further pod is made from the same template and fails in the same way: ${cause}.`,
      run: (cause) => `Probably not. Each further pod runs the same program: ${cause}.`,
      load: 'Perhaps: each pod then has less to do. kubewhy cannot simulate load.',
    },
    'scale-down': {
      placement: ({ ready, all }) =>
        `It only hides it: the pods without a node would go, and ${ready} of ${all} stay. The next scale-up or update is stuck again.`,
      other: (cause, { ready, all }) =>
        `No. It changes how many pods there are, not what they are made of: ${cause}. ${ready} of ${all} pods are ready now; fewer replicas leave fewer to serve.`,
    },
    'add-node': {
      fits: (like) => `Yes, simulated: on an empty node like ${like} the cause is gone.`,
      fitsNot: (like, cause) =>
        `No, simulated: also with an empty node like ${like} it stays: ${cause}.`,
      undecided: 'Not decided: there is no node here that a new one could be compared with.',
      other: (cause) => `No. It is not about room on the nodes: ${cause}.`,
    },
    'roll-back': {
      onlyOne: (name) => `No. ${name} has no earlier revision to go back to.`,
      likely: (revision, ready) =>
        `Most likely yes: ${counted(ready, 'pod')} of revision ${revision} ${ready === 1 ? 'is' : 'are'} ready. It takes the change of the new revision back.`,
      unlikely: (revision) =>
        `Probably not: the pods of revision ${revision} are not ready either.`,
      alsoReady: (revision) =>
        `Not proved: the pods of the newest revision and of revision ${revision} are ready alike.`,
      notProved: (revision) =>
        `Not proved: revision ${revision} has no pods now, so nobody can see whether it is well.`,
      command: (command) => `By hand: \`${command}\``,
    },
  },
  ko: {
    nothingWrong: '지금은 문제가 없어서 도움이 될 것도 없습니다.',
    offered: (title, tested) => `네. ${title}. ${tested}`,
    notKnown: '아직 원인을 찾지 못해 알 수 없습니다.',
    keepLogs: '로그를 먼저 저장하십시오. 새 파드에는 남지 않습니다.',
    touchesNot: (cause) => `아니요. 원인과 관계가 없습니다: ${cause}.`,
    restart: {
      placement: '아니요. 다음 파드도 같은 템플릿으로 만들어져 갈 노드를 찾지 못합니다.',
      spec: (cause) => `아니요. 새 파드도 같은 템플릿으로 만들어져 똑같이 실패합니다: ${cause}.`,
      again: (restarts) => `아니요. 이미 ${restarts}번 재시작했지만 그때마다 다시 종료되었습니다.`,
      run: '잠시 나아질 수는 있지만 원인은 그대로이고, 지금까지의 로그도 사라집니다.',
      serving: (ready) => `아직 파드 ${ready}개가 서비스하고 있으니 그 파드는 재시작하지 마십시오.`,
    },
    'delete-pod': {
      placement: '아니요. 새로 생기는 파드도 같은 템플릿으로 만들어져 갈 노드를 찾지 못합니다.',
      spec: (cause) => `아니요. 새로 생기는 파드도 같은 템플릿이라 똑같이 실패합니다: ${cause}.`,
      again: (restarts) =>
        `아니요. 컨테이너가 이미 ${restarts}번 다시 시작했지만 그때마다 다시 종료되었습니다. 새 파드도 마찬가지입니다.`,
      run: '잠시 나아질 수는 있지만 원인은 그대로이고, 지금까지의 로그도 사라집니다.',
      serving: (ready) => `아직 파드 ${ready}개가 서비스하고 있으니 그 파드는 삭제하지 마십시오.`,
    },
    'scale-up': {
      placement: '아니요. 늘어난 파드도 노드가 필요하므로 똑같이 Pending에 머무릅니다.',
      other: (cause) => `아니요. 늘어난 파드도 같은 템플릿이라 똑같이 실패합니다: ${cause}.`,
      run: (cause) => `아마 아닐 것입니다. 늘어난 파드도 같은 프로그램을 실행합니다: ${cause}.`,
      load: '파드마다 할 일이 줄어 나아질 수 있습니다. 부하는 시뮬레이션할 수 없습니다.',
    },
    'scale-down': {
      placement: ({ ready, all }) =>
        `가려질 뿐입니다. 노드를 찾지 못한 파드가 없어지고 ${all}개 중 ${ready}개만 남습니다. 다음에 늘리거나 업데이트하면 다시 멈춥니다.`,
      other: (cause, { ready, all }) =>
        `아니요. 파드 수만 바뀌고 파드 내용은 그대로입니다: ${cause}. 지금 파드 ${all}개 중 ${ready}개가 준비되어 있고, 줄이면 서비스할 파드도 줄어듭니다.`,
    },
    'add-node': {
      fits: (like) => `네. 시뮬레이션 결과 ${like} 같은 빈 노드가 있으면 원인이 사라집니다.`,
      fitsNot: (like, cause) =>
        `아니요. 시뮬레이션 결과 ${like} 같은 빈 노드가 있어도 그대로입니다: ${cause}.`,
      undecided: '새 노드와 비교할 노드가 없어 판단할 수 없습니다.',
      other: (cause) => `아니요. 노드의 자리 문제가 아닙니다: ${cause}.`,
    },
    'roll-back': {
      onlyOne: (name) => `아니요. ${name} 워크로드에는 되돌아갈 이전 리비전이 없습니다.`,
      likely: (revision, ready) =>
        `네, 그럴 가능성이 높습니다. 리비전 ${revision}의 파드 ${ready}개가 준비되어 있습니다. 새 리비전의 변경을 되돌립니다.`,
      unlikely: (revision) =>
        `아마 아닐 것입니다. 리비전 ${revision}의 파드도 준비되지 않았습니다.`,
      alsoReady: (revision) =>
        `입증되지 않았습니다. 최신 리비전과 리비전 ${revision}의 파드가 모두 준비되어 있습니다.`,
      notProved: (revision) =>
        `입증되지 않았습니다. 리비전 ${revision}의 파드가 지금 없어 정상인지 볼 수 없습니다.`,
      command: (command) => `직접 하려면: \`${command}\``,
    },
  },
};
