import type { Bilingual } from '../../domain/lang.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Remarker } from '../../domain/remarker.ts';
import { isOurs, lastSeen } from '../../readings/events.ts';
import { brief } from '../../readings/logs/logs.ts';
import { preemptedOf, type Preempted } from '../../readings/pods/preempted.ts';
import { warningsAbout } from '../../readings/warnings.ts';
import { present } from '../../text/present.ts';
import { tableOf } from '../../text/table-of.ts';
import { timeWord } from '../../text/time-word.ts';
import { preemptorWords } from '../words/preemptor-words.ts';

type LastSaid = Readonly<{
  reason: string;
  said: string;
  at: string;
  isWarning?: true;
  preempted?: Preempted;
}>;

/** What the reason of an event tells that its message does not. */
const MEANT: Readonly<Record<string, Bilingual>> = tableOf({
  // https://kubernetes.io/docs/concepts/architecture/garbage-collection/#owners-dependents
  OwnerRefInvalidNamespace: {
    en: 'The garbage collector deletes what has no owner but those that it does not find: an owner of a namespace has to be in the same one.',
    ko: '가비지 컬렉터는 찾을 수 없는 소유자만 있는 객체를 지웁니다. 네임스페이스에 속한 소유자는 같은 네임스페이스에 있어야 합니다.',
  },
});

/** Of an object that is no more its events are all that is left. */
export const lastSaid: Remarker<string, LastSaid> = {
  id: 'object/last-said',
  of: [],

  *remarkGone(on, world) {
    const last = lastOf(on, world);
    const { preempted } = preemptedOf(on, world) ?? {};
    if (last) yield { ...last, said: brief(last.said), ...present({ preempted }) };
  },

  text: {
    en: (_, { reason, said, at, isWarning, preempted }) =>
      [
        `${isWarning ? 'Among its events is the warning' : 'Its last event is'} ${reason} at ${timeWord(at)}: “${said}”.`,
        MEANT[reason]?.en ?? [],
        preempted
          ? `The scheduler ended it on node \`${preempted.node}\` to make room for ${preemptorWords.en(preempted.by)}.`
          : [],
      ]
        .flat()
        .join(' '),
    ko: (_, { reason, said, at, isWarning, preempted }) =>
      [
        `${isWarning ? '이벤트 가운데 경고:' : '마지막 이벤트는'} ${timeWord(at)} ${reason}: “${said}”.`,
        MEANT[reason]?.ko ?? [],
        preempted
          ? `스케줄러가 \`${preempted.node}\` 노드에서 ${preemptorWords.ko(preempted.by)}의 자리를 만들려고 종료시켰습니다.`
          : [],
      ]
        .flat()
        .join(' '),
  },
};

/** The newest warning that says something, or without one the newest event. */
function lastOf(on: Ref, world: World): LastSaid | undefined {
  const [warned] = warningsAbout(on, world);
  if (warned?.evidence.at) {
    const { at, quote: said } = warned.evidence;
    return { reason: warned.reason, said, at, isWarning: true };
  }
  const [newest] = world
    .events(on)
    .items.filter((one) => one.message && !isOurs(one))
    .toSorted((a, b) => Date.parse(lastSeen(b)) - Date.parse(lastSeen(a)));
  if (!newest?.message) return undefined;
  return { reason: newest.reason ?? '', said: newest.message, at: lastSeen(newest) };
}
