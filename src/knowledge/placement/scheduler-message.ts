import { nodeReason, stopReason } from './scheduler-reasons.ts';

/** One clause of the scheduler's message: so many nodes are rejected with a filter's code. */
export type Clause = Readonly<{ count: number; filter: string; code: string }>;
/** Whether others would have to go for the pod: what each node says to that, or why it was not asked. */
export type Preemption = Readonly<
  | { is: 'tried'; clauses: readonly Clause[] }
  | { is: 'never' | 'under-way' | 'no-candidate' | 'other' }
>;
type Refusal = Readonly<{
  total: number; // the nodes that the scheduler knew
  preemption?: Preemption;
  truncated?: true; // an event is cut at 1 KiB: there may be more clauses
}>;
/** What the scheduler said of a pod that it could not place. */
export type SchedulerMessage = Readonly<
  | (Refusal & { is: 'rejected'; clauses: readonly Clause[] })
  // before any node was looked at; `name` is that of the object it is about
  | (Refusal & { is: 'not-tried'; because: string; filter: string; code: string; name?: string })
  | { is: 'failed'; plugin: string; because: string } // a node was found, the rest was not done
  | { is: 'no-nodes' | 'gated' | 'deleting' | 'other' }
>;

const NOTHING_TO_DO =
  'no new claims to deallocate|still not schedulable|plugin disabled|(?:deallocation|deletion) of ResourceClaim completed';
/** What other plugins add about the whole, not about single nodes; the first with 1.34 on every message. */
const POSTFIX = new RegExp(
  `(?:^|[.,]?\\s)(?:(?:${NOTHING_TO_DO})(?:, )?)*(?:(?:${NOTHING_TO_DO})|preemption: (?<preemption>.*))$`,
);
const CUT = /\s?\.\.\.$/;
/** What 1.34 adds where no node was tried: its DynamicResources plugin misses what it would have noted then. */
const NOT_NOTED = /\. not found$/;
const OTHERWISE: readonly (readonly [RegExp, 'no-nodes' | 'gated' | 'deleting'])[] = [
  [/^no nodes available to schedule pods/, 'no-nodes'],
  [/^(Scheduling is blocked due to non-empty|waiting for) scheduling gates/, 'gated'],
  [/^skip schedule deleting pod: /, 'deleting'],
];

/** Reads a FailedScheduling event or PodScheduled condition, as sent or as pasted from a chat. */
export function parseSchedulerMessage(text: string): SchedulerMessage {
  const plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/<[^|<>]+\|([^<>]+)>/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const other = OTHERWISE.find(([pattern]) => pattern.test(plain));
  if (other) return { is: other[1] };
  const { plugin, because = '' } =
    /^running (?:\w+ plugin )?"(?<plugin>\w+)"(?: \w+ plugin for pod "[^"]*")?: (?<because>.*)$/.exec(
      plain,
    )?.groups ?? {};
  if (plugin) return { is: 'failed', plugin, because };

  const { total = '', rest = '' } =
    /^0\/(?<total>\d+) nodes are available:? ?(?<rest>.*)$/.exec(plain)?.groups ?? {};
  return total ? fitErrorOf(Number(total), rest) : { is: 'other' };
}

function fitErrorOf(total: number, rest: string): SchedulerMessage {
  const postfix = POSTFIX.exec(rest);
  const isCut = !postfix && CUT.test(rest);
  const main = rest
    .slice(0, postfix?.index)
    .replace(CUT, '')
    .replace(NOT_NOTED, '')
    .replace(/(?<![.\s])[.\s]+$/, '');
  const said = {
    total,
    ...(postfix?.groups?.['preemption'] && {
      preemption: preemptionOf(postfix.groups['preemption']),
    }),
    ...(isCut && { truncated: true as const }),
  };
  const items = itemsOf(main);
  // Up to 1.24 what stops all counts all nodes: "3 pod has unbound immediate PersistentVolumeClaims".
  const because = items.length === 1 ? (items[0]?.reason ?? main) : main;
  const stop = stopReason(because);
  if (stop || items.length === 0) {
    return { is: 'not-tried', ...said, because, filter: 'other', code: 'other', ...stop };
  }
  return { is: 'rejected', ...said, clauses: clausesOf(items, isCut) };
}

function itemsOf(list: string): readonly Readonly<{ count: number; reason: string }>[] {
  return list.split(/, (?=\d+ )/).flatMap((item) => {
    const [, count, reason = ''] = /^(\d+) (.+)$/.exec(item) ?? [];
    return count ? [{ count: Number(count), reason }] : [];
  });
}

/** Where an event was cut, the last clause may be whole, followed by a part of what comes after, or say nothing. */
function clausesOf(items: ReturnType<typeof itemsOf>, isCut: boolean): readonly Clause[] {
  const clauses = items.map(({ count, reason }) => ({ count, ...nodeReason(reason) }));
  const last = clauses.at(-1);
  if (!isCut || last?.filter !== 'other') return clauses;
  const whole = nodeReason(items.at(-1)?.reason.replace(/\. .*$/, '') ?? '');
  const rest = clauses.slice(0, -1);
  return whole.filter === 'other' ? rest : [...rest, { ...last, ...whole }];
}

/** From 1.24 to 1.28 a second full stop follows. */
function preemptionOf(text: string): Preemption {
  const plain = text.replace(CUT, '').replace(/(?<![.\s])[.\s]+$/, '');
  const [, list] = /^0\/\d+ nodes are available: ?(.*)$/.exec(plain) ?? [];
  if (list !== undefined) return { is: 'tried', clauses: clausesOf(itemsOf(list), CUT.test(text)) };
  if (plain.includes('preemptionPolicy=Never')) return { is: 'never' };
  if (/terminating pod on the nominated node/.test(plain)) return { is: 'under-way' };
  return { is: plain === 'no candidate node for preemption' ? 'no-candidate' : 'other' };
}
