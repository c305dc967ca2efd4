import { dump } from 'js-yaml';

import type { Ref } from '../domain/model.ts';
import type { Change, WriteOp } from '../domain/plan.ts';
import type { Draft } from '../domain/pull-request.ts';
import { keyOf, keysOf, segment } from '../text/json-pointer.ts';
import { ownerName } from '../text/owner-name.ts';
import { lineDiff } from './line-diff.ts';

/** One field of an object, as the guards know it and as the operations leave it. */
type Field = Readonly<{ key: string; before: unknown; after: unknown }>;

/**
 * What a change does to an object, whole, part by part in YAML. It is made of nothing but the guards and operations
 * that are hashed and signed, so that it shows no other change than the one that is approved.
 */
export function changeDiff({
  do: how,
  on,
  from,
  sub,
  guard,
  absent,
  ops,
  draft,
  beside,
}: Omit<Change, 'undo'>): string {
  const was = new Map(guard.map(({ path, value }) => [path, value]));
  const writes = ops.filter((op) => op.op !== 'test').flatMap(inFields);
  const touched = new Set(writes.map(({ path }) => path));
  const fields = [
    ...guard.filter(({ path }) => !touched.has(path)).map(({ path, value }) => kept(path, value)),
    ...writes.map((op) => ({
      path: op.path,
      before: was.get(op.path),
      after: op.op === 'remove' ? undefined : op.value,
    })),
  ];
  const parts = Map.groupBy(fields, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  const [kind = ''] = on.kind.split('/').toReversed();
  const unset = absent.filter((path) => path !== '' && !touched.has(path));
  const source = from && `copy of ${fullName(from)}`;
  const owner = beside && `live, beside ${ownerName(beside.owner)}`;
  const said = [sub, HOW[how], source, owner].filter(Boolean);
  return [
    ...(draft ? filesOf(draft) : []),
    `# ${[`${kind} ${fullName(on)}`, ...said].join(', ')}`,
    ...[...parts]
      .toSorted(rootFirst)
      .flatMap(([at, all]) => [
        ...(at ? [`@@ ${written(at)} @@`] : []),
        ...partDiff(all.map((field) => ({ ...field, key: lastKey(field.path) }))),
      ]),
    ...unset.map((path) => `  ${written(path)}: (unset)`),
  ].join('\n');
}

/** What is made whole comes before what is then another in it. */
function rootFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Number(b === '') - Number(a === '');
}

const HOW = {
  patch: undefined,
  create: 'created',
  evict: 'evicted',
  propose: 'once Git is applied',
} as const;

/** Each file of a pull request, with where that goes. */
function filesOf({ repository, branch, files }: Draft): readonly string[] {
  return files.flatMap(({ path, diff }) => [`# ${repository}, ${branch}: ${path}`, diff, '']);
}

function fullName({ namespace, name }: Ref): string {
  return namespace ? `${namespace}/${name}` : name;
}

/** A whole object field by field; one that goes has none to show. */
function inFields(op: WriteOp): readonly WriteOp[] {
  if (op.path !== '') return [op];
  if (op.op === 'remove') return [];
  return Object.entries(op.value as object).map(([key, value]) => ({
    op: 'add',
    path: `/${segment(key)}`,
    value,
  }));
}

function kept(path: string, value: unknown) {
  return { path, before: value, after: value };
}

function partDiff(fields: readonly Field[]): readonly string[] {
  const [before, after] = [
    fields.map(({ key, before: value }) => [key, value] as const),
    fields.map(({ key, after: value }) => [key, value] as const),
  ].map(yamlOf);
  return lineDiff(before ?? [], after ?? []).map(({ sign, text }) => `${sign} ${text}`);
}

const YAML = { lineWidth: -1, noRefs: true };

/** Made field by field, since an object would put keys that are numbers first. */
function yamlOf(fields: readonly (readonly [string, unknown])[]): readonly string[] {
  return fields.flatMap(([key, value]) =>
    value === undefined
      ? []
      : dump({ [key]: value }, YAML)
          .trimEnd()
          .split('\n'),
  );
}

function lastKey(path: string): string {
  return keyOf(path.slice(path.lastIndexOf('/') + 1));
}

/** "/spec/template/spec/containers/0" as "spec.template.spec.containers[0]". */
function written(pointer: string): string {
  return keysOf(pointer)
    .map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at > 0 ? '.' : ''}${key}`))
    .join('');
}
