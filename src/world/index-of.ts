import { isSame, keyOf, kindOf, refKey } from '../domain/keys.ts';
import type { Ref, Scope } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { isRecord } from '../text/is-record.ts';
import { isIn } from './is-in.ts';
import { oncePer } from './once-per.ts';

/** Objects of one kind, and ways to some of them without a search. */
export type Index = Readonly<{
  byKey: ReadonlyMap<string, Resource>;
  /** In the order of their names; for an equal scope, but one of labels, the same array. */
  in(scope: Scope): readonly Resource[];
  /** Of events: those about an object. They keep its uid, so those about a predecessor of its name are not. */
  about(of: Ref): readonly Resource<'Event'>[];
}>;

/** Makes the index of what was listed, once for all questions about it. */
export const indexOf = oncePer((items: readonly Resource[]): Index => {
  const keyed = items.map((object) => ({ key: keyOf(object), object }));
  const all = keyed.toSorted((a, b) => order(a.key, b.key)).map(({ object }) => object);

  return {
    byKey: new Map(keyed.toReversed().map(({ key, object }) => [key, object])),
    in(scope) {
      if ('namespace' in scope) return byNamespace(all).get(scope.namespace) ?? NONE;
      if ('labels' in scope) return all.filter((object) => isIn(scope, object));
      return 'node' in scope ? (byNode(all).get(scope.node) ?? NONE) : all;
    },
    about(of) {
      const events = byInvolved(all).get(refKey(of)) ?? [];
      return events.filter(({ involvedObject }) => isSame(of, involvedObject));
    },
  };
});

const NONE: readonly Resource[] = [];

const byNamespace = oncePer((all: readonly Resource[]) =>
  Map.groupBy(all, ({ metadata }) => metadata?.namespace ?? ''),
);
const byNode = oncePer((all: readonly Resource[]) =>
  Map.groupBy(all, (object) => (object as Resource<'Pod'>).spec?.nodeName ?? ''),
);
/** Events by the object that they are about; an event without one is left out. */
const byInvolved = oncePer((all: readonly Resource[]) => {
  const events = (all as readonly Resource<'Event'>[]).filter((one) =>
    isRecord(one.involvedObject),
  );
  return Map.groupBy(events, ({ involvedObject }) => {
    const { name = '', namespace = '' } = involvedObject;
    return refKey({ kind: kindOf(involvedObject), namespace, name });
  });
});

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
