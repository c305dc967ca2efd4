import { clauseWords } from '../../knowledge/placement/clause-words.ts';
import {
  parseSchedulerMessage,
  type Clause,
  type SchedulerMessage,
} from '../../knowledge/placement/scheduler-message.ts';
import { counted } from '../../text/counted.ts';
import type { Match } from '../pasted-text.ts';
import type { Signature } from '../signature.ts';

/** `sum` is how many nodes the clauses count; resources may count one node several times. */
type Unschedulable = Readonly<{
  total: number;
  sum: number;
  several: boolean;
  clauses: readonly Clause[];
  preemption?: readonly Clause[];
}>;

/** Over the end of a line, as chats wrap it. */
const MESSAGE = /0\/\d+ nodes are available:?[\s\S]{0,4000}/;

/** The scheduler found no node for a pod: its two lists of nodes, read clause by clause. */
export const unschedulable: Signature<Unschedulable> = {
  id: 'explain/unschedulable',

  *find(text) {
    const found = text.match(MESSAGE);
    const read = found && messageIn(found.quotes);
    if (!read) return;

    const { total, clauses, preemption, quotes } = read;
    const resources = clauses.filter(({ filter }) => filter === 'resources');
    yield {
      params: {
        total,
        sum: clauses.reduce((sum, { count }) => sum + count, 0),
        several: resources.length > 1,
        clauses,
        ...(preemption?.is === 'tried' && { preemption: preemption.clauses }),
      },
      quotes,
      strength: 'entails',
    };
  },

  text: {
    en: ({ total, sum, several, clauses, preemption }) => ({
      title: `no node of ${total} takes the pod`,
      sentence: `The scheduler tried ${nodes(total)}: ${clauses.map((one) => clauseWords(one, 'en')).join('; ')}. ${sumWords.en(sum, total, several)}`,
      so: [
        preemption &&
          `The second list is about making room by removing others: on ${nodes(codeCount(preemption, 'preemption-no-victims'))} nobody has a lower priority, and on ${codeCount(preemption, 'preemption-no-help')} removing pods cannot help.`,
        'The text does not say who holds what the pod lacks: that needs the cluster.',
      ]
        .filter(Boolean)
        .join(' '),
      advice: [
        {
          title: 'Ask about the pod itself',
          text: '`why <pod> -n <namespace>`, after `kubewhy` or `/k8s`, names the rule on each node, who holds what is missing, and a fix that was tried in a simulation.',
        },
      ],
    }),
    ko: ({ total, sum, several, clauses, preemption }) => ({
      title: `노드 ${total}개 중 파드를 받을 곳이 없습니다`,
      sentence: `스케줄러가 노드 ${total}개를 확인했습니다. ${clauses.map((one) => clauseWords(one, 'ko')).join('; ')}. ${sumWords.ko(sum, total, several)}`,
      so: [
        preemption &&
          `두 번째 목록은 다른 파드를 내보내 자리를 만드는 경우입니다. 노드 ${codeCount(preemption, 'preemption-no-victims')}개에는 우선순위가 더 낮은 파드가 없고, ${codeCount(preemption, 'preemption-no-help')}개에서는 파드를 내보내도 소용이 없습니다.`,
        '부족한 것을 누가 쓰고 있는지는 이 텍스트로 알 수 없으며 클러스터를 봐야 합니다.',
      ]
        .filter(Boolean)
        .join(' '),
      advice: [
        {
          title: '파드에 대해 직접 묻기',
          text: '`kubewhy`나 `/k8s` 뒤에 `why <파드> -n <네임스페이스>`를 쓰면 노드별 규칙, 부족한 것을 쓰는 대상, 시뮬레이션으로 확인한 해결책을 볼 수 있습니다.',
        },
      ],
    }),
  },
};

/** As many lines as a chat makes of a message. */
const MOST_LINES = 12;
type Quotes = Match['quotes'];
type RejectedNodes = Extract<SchedulerMessage, { is: 'rejected' }> & Readonly<{ quotes: Quotes }>;

/** The message in as few of the lines as say all of it: another line may follow. */
function messageIn([first, ...more]: Quotes): RejectedNodes | undefined {
  const read = Array.from({ length: Math.min(more.length + 1, MOST_LINES) }, (_, at) => {
    const quotes: Quotes = [first, ...more.slice(0, at)];
    const message = parseSchedulerMessage(quotes.join(' ').replace(/^.*?(?=0\/\d+ nodes)/, ''));
    return message.is === 'rejected' ? [{ ...message, quotes }] : [];
  }).flat();
  const most = Math.max(...read.map(clausesRead));
  return read.find((one) => clausesRead(one) === most);
}

function clausesRead({ clauses, preemption }: RejectedNodes): number {
  const all = [...clauses, ...(preemption?.is === 'tried' ? preemption.clauses : [])];
  return all.filter(({ code }) => code !== 'other').length;
}

function codeCount(clauses: readonly Clause[], code: string): number {
  return clauses.filter((one) => one.code === code).reduce((sum, { count }) => sum + count, 0);
}

function nodes(count: number): string {
  return `${counted(count, 'node')}`;
}

/** Whether every node is explained; a cut text explains fewer. */
const sumWords = {
  en: (sum: number, total: number, several: boolean) => {
    if (sum === total) return `That is all ${total}: every node is explained.`;
    if (sum > total && several)
      return 'One node can lack several resources, so the counts may add up to more.';
    return `These are ${sum} of ${total}: the text is incomplete.`;
  },
  ko: (sum: number, total: number, several: boolean) => {
    if (sum === total) return `합이 ${total}개이므로 모든 노드가 설명됩니다.`;
    if (sum > total && several)
      return '한 노드에 여러 자원이 부족할 수 있어 합이 더 클 수 있습니다.';
    return `${total}개 중 ${sum}개만 있으므로 텍스트가 잘렸습니다.`;
  },
};
