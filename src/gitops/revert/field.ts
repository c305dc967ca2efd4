import type { Change, Op } from '../../domain/plan.ts';
import { RESTARTED_AT } from '../../readings/workloads/restarts.ts';
import { keysOf, segment } from '../../text/json-pointer.ts';

/**
 * A field that a change writes. `isNew`: nothing stands there, so that Git hardly holds it; `lists` are those that it lies in, by
 * the names of their fields, and `isItem`: it is a further item of the last. `isVerbs`: what stands there a person's command has
 * written as a rule, and Git holds it seldom.
 */
export type Field = Readonly<{
  path: string;
  isNew: boolean;
  lists: readonly string[];
  isItem: boolean;
  isVerbs: boolean;
}>;

/** The fields that a change writes. */
export function fieldsOf({ ops, absent }: Pick<Change, 'ops' | 'absent'>): readonly Field[] {
  return ops.filter(isWrite).map(({ op, path }) => {
    const keys = keysOf(path);
    const isItem = isPlace(keys.at(-1));
    return {
      path,
      isItem,
      isVerbs: VERBS.has(path),
      isNew: op === 'add' && (isItem || absent.includes(path)),
      lists: keys.filter((_, at) => isPlace(keys[at + 1])),
    };
  });
}

/** Of a pause and of restarts. */
const VERBS: ReadonlySet<string> = new Set([
  '/spec/paused',
  '/spec/restartAt',
  `/spec/template/metadata/annotations/${segment(RESTARTED_AT)}`,
]);

function isWrite({ op }: Op): boolean {
  return op !== 'test';
}

function isPlace(key: string | undefined): boolean {
  return key !== undefined && /^(?:\d+|-)$/.test(key);
}
