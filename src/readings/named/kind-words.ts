import { kinds } from '../kinds/index.ts';

/** The kinds that words may mean, by what people, kubectl and controllers call them, in small letters. */
const byWord = new Map<string, string>(
  [
    ...kinds.extensions.flatMap(({ kind }) => namesOf(kind).map((name) => [name, kind] as const)),
    ...[...kinds.byKind, ...kinds.byName].flatMap(({ kind, names }) =>
      [...namesOf(kind), ...names].map((name) => [name, kind] as const),
    ),
  ], // the last wins, what comes with Kubernetes: a "Service" is not one of Knative
);

/** The kind that a word such as "deployment", "StatefulSets" or "kafka.kafka.strimzi.io" means. */
export function kindCalled(word: string): string | undefined {
  const lower = word.toLowerCase();
  const [first = ''] = lower.split('.');
  return byWord.get(lower) ?? (lower.includes('.') ? byWord.get(first) : undefined);
}

function namesOf(kind: string): readonly string[] {
  const [own = '', group] = kind.toLowerCase().split('/').toReversed();
  const names = [own, `${own}s`];
  return group ? [...names, ...names.map((name) => `${name}.${group}`)] : names;
}
