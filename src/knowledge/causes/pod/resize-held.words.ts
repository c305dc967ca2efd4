import type { Bilingual } from '../../../domain/lang.ts';
import type { AdviceWords, Cause } from '../../../domain/model.ts';

/** Why a pod does not get the size that it is to have in place, and what its kubelet says. */
export type ResizeHeld = Readonly<{
  why: 'infeasible' | 'deferred' | 'failed';
  said: string;
  node: string;
}>;

/** What is said of a pod that keeps its old size. */
export const resizeHeldWords: Pick<Cause<ResizeHeld>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { why, said, node }) => ({
      title: `\`${name}\`: its resize ${CLAUSE.en[why]}`,
      sentence: `\`${name}\` is to get other resources while it runs, and the kubelet of node \`${node}\` ${DOES.en[why]}${said && `: “${said}”`}.`,
      so: 'It runs on with what it has: its spec shows what was asked for, its status what it got.',
      state: 'resize held',
    }),
    ko: ({ name }, { why, said, node }) => ({
      title: `\`${name}\`: 크기 조정 ${CLAUSE.ko[why]}`,
      sentence: `\`${name}\` 파드의 리소스를 실행 중에 바꾸려 했지만 \`${node}\` 노드의 kubelet이 ${DOES.ko[why]}${said && `: “${said}”`}.`,
      so: '파드는 지금 가진 만큼으로 계속 실행됩니다. spec에는 요청한 값이, status에는 받은 값이 있습니다.',
      state: '크기 조정 보류',
    }),
  },

  advice: {
    en: ({ name }, { why }) => ADVICE.en(name)[why],
    ko: ({ name }, { why }) => ADVICE.ko(name)[why],
  },
};

type Per<T> = Readonly<Record<ResizeHeld['why'], T>>;

const CLAUSE: Bilingual<Per<string>> = {
  en: {
    infeasible: 'is not possible on its node',
    deferred: 'waits for room on its node',
    failed: 'has failed',
  },
  ko: { infeasible: '불가(노드)', deferred: '대기(노드의 여유 부족)', failed: '실패' },
};

const DOES: Bilingual<Per<string>> = {
  en: {
    infeasible: 'says that this can never be on this node (Infeasible)',
    deferred: 'waits until there is room for it (Deferred)',
    failed: 'fails to do it (Error)',
  },
  ko: {
    infeasible: '이 노드에서는 불가능하다고 합니다(Infeasible)',
    deferred: '여유가 생길 때까지 기다립니다(Deferred)',
    failed: '적용하지 못했습니다(Error)',
  },
};

const ADVICE: Bilingual<(name: string) => Per<AdviceWords>> = {
  en: (name) => ({
    infeasible: {
      title: 'Ask for what its node can give, or have it recreated elsewhere',
      text: `Resize \`${name}\` to what its node allows, or set the size in the template of what made it, so that a new pod is placed where there is room. The kubelet does not try the same size again.`,
    },
    deferred: {
      title: 'Make room on its node, or have it recreated elsewhere',
      text: `The kubelet tries again by itself when other pods of the node end or shrink. If it cannot wait, set the size in the template of what made \`${name}\`, so that a new pod is placed where there is room.`,
    },
    failed: {
      title: 'See what the runtime refuses',
      text: `Look at the events of \`${name}\` and the log of its kubelet. Memory can be taken away only while less than that is in use.`,
    },
  }),
  ko: (name) => ({
    infeasible: {
      title: '노드가 줄 수 있는 값으로 조정하거나 다른 노드에서 새로 만들기',
      text: `\`${name}\` 파드의 크기를 노드가 허용하는 값으로 바꾸거나, 파드를 만든 객체의 템플릿에 크기를 설정하여 여유가 있는 노드에 새 파드가 배치되게 하십시오. kubelet은 같은 크기를 다시 시도하지 않습니다.`,
    },
    deferred: {
      title: '노드에 여유를 만들거나 다른 노드에서 새로 만들기',
      text: `노드의 다른 파드가 끝나거나 줄면 kubelet이 저절로 다시 시도합니다. 기다릴 수 없으면 \`${name}\` 파드를 만든 객체의 템플릿에 크기를 설정하여 여유가 있는 노드에 새 파드가 배치되게 하십시오.`,
    },
    failed: {
      title: '런타임이 거부하는 이유 확인',
      text: `\`${name}\` 파드의 이벤트와 kubelet 로그를 확인하십시오. 메모리는 그보다 적게 쓰고 있을 때만 줄일 수 있습니다.`,
    },
  }),
};
