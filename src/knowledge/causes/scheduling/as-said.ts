import type { Cause, World } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { counted } from '../../../text/counted.ts';
import { clauseWords, joinedClauses } from '../../placement/clause-words.ts';
import type { Clause } from '../../placement/scheduler-message.ts';
import { unplaced, type Unplaced } from '../../placement/unplaced.ts';
import { podWords } from '../../words/pod-words.ts';

/**
 * `clauses`: how many of the nodes it rejects for what, where each is known; else its own words. `noDevices`: it lacks
 * devices for claims, and no driver offers any.
 */
type Rejection = Readonly<{
  pod: string;
  total?: number;
  clauses: readonly Clause[];
  words: string;
  noDevices?: true;
}>;

/** What others may do for the pod: told of each node once more. */
const POSTFIX =
  /[.,]? (?:(?:still not schedulable|no new claims to deallocate), )*preemption: .*$/s;

/**
 * What the scheduler says of a pod that it cannot place, where the nodes may not be read or it stops for something that is
 * not simulated.
 */
export const asSaid: Cause<Rejection, 'Pod'> = {
  id: 'scheduling/as-said',
  of: ['Pod'],
  explains: ['pod-unscheduled'],
  isLastResort: true,

  *explain({ on }, world, pod) {
    const found = unplaced(pod, world);
    const { message, said } = found;
    if (!said || !decides(found)) return;

    yield {
      ...accountableFor(on, world),
      params: {
        pod: on.name,
        ...(message.is === 'rejected' && { total: message.total }),
        clauses: clausesOf(found),
        words: brief(
          message.is === 'not-tried' ? message.because : said.quote.replace(POSTFIX, ''),
        ),
        ...(hasNoDevices(found, world) && { noDevices: true as const }),
      },
      evidence: [said],
      strength: 'fits',
    };
  },

  text: {
    en: ({ name }, { pod, total, clauses, words, noDevices }) => ({
      title: `\`${name}\`: the scheduler finds no node`,
      sentence:
        total !== undefined && clauses.length > 0
          ? `The scheduler finds no node for ${podWords.en(pod, name)}: of ${counted(total, 'node')} ${clauses.map((one) => clauseWords(one, 'en')).join('; ')}.`
          : `The scheduler finds no node for ${podWords.en(pod, name)}: “${words}”.`,
      ...(clauses.length > 1 && {
        so: 'Without a look at the nodes nobody can say which of these is the one to fix.',
      }),
      ...(noDevices && {
        so: 'No driver offers any device: there is no ResourceSlice in the cluster. Look at the pods of the driver on the nodes that hold the devices.',
      }),
    }),
    ko: ({ name }, { pod, total, clauses, words, noDevices }) => ({
      title: `\`${name}\`: 스케줄러가 노드를 찾지 못했습니다`,
      sentence:
        total !== undefined && clauses.length > 0
          ? `스케줄러가 ${podWords.ko(pod, name)}를 둘 노드를 찾지 못했습니다. 노드 ${total}개 중 ${clauses.map((one) => clauseWords(one, 'ko')).join('; ')}.`
          : `스케줄러가 ${podWords.ko(pod, name)}를 둘 노드를 찾지 못했습니다: “${words}”.`,
      ...(clauses.length > 1 && {
        so: '노드를 읽지 못하면 이 중 무엇을 고쳐야 하는지 알 수 없습니다.',
      }),
      ...(noDevices && {
        so: '장치를 제공하는 드라이버가 없습니다. 클러스터에 ResourceSlice 객체가 하나도 없습니다. 장치가 있는 노드의 드라이버 파드를 확인하십시오.',
      }),
    }),
  },
};

/** Where the nodes were read, the simulation decides, unless the scheduler stops before it tries any or for what it does not know. */
function decides({ message, gaps }: Unplaced): boolean {
  if (message.is === 'not-tried') return true;
  return message.is === 'rejected' && (gaps.nodes !== undefined || message.clauses.some(isUnknown));
}

/** A driver tells of its devices by slices, one for each node at least. */
function hasNoDevices({ message }: Unplaced, world: World): boolean {
  if (message.is !== 'rejected') return false;
  if (!message.clauses.some(({ filter }) => filter === 'resource-claims')) return false;
  const { items, gap } = world.list('resource.k8s.io/ResourceSlice', { namespace: '' });
  return !gap && items.length === 0;
}

function clausesOf({ message }: Unplaced): readonly Clause[] {
  if (message.is !== 'rejected' || message.clauses.some(isUnknown)) return [];
  return joinedClauses(message.clauses);
}

function isUnknown({ filter }: Clause): boolean {
  return ['other', 'resource-claims', 'declared-features'].includes(filter);
}
