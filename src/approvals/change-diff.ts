import { dump } from 'js-yaml';

import type { Change } from '../domain/plan.ts';
import { lineDiff } from './line-diff.ts';

/** One field of an object, as the guards know it and as the operations leave it. */
type Field = Readonly<{ key: string; before: unknown; after: unknown }>;

/**
 * What a change does to an object, whole, part by part in YAML. It is made of nothing but the guards and operations
 * that are hashed and signed, so that it shows no other change than the one that is approved.
 */
export function changeDiff({ on, sub, guard, absent, ops }: Omit<Change, 'undo'>): string {
  const was = new Map(guard.map(({ path, value }) => [path, value]));
  const writes = ops.filter((op) => op.op !== 'test');
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
  const name = on.namespace ? `${on.namespace}/${on.name}` : on.name;
  const unset = absent.filter((path) => !touched.has(path));
  return [
    `# ${kind} ${name}${sub ? `, ${sub}` : ''}`,
    ...[...parts].flatMap(([at, all]) => [
      `@@ ${written(at)} @@`,
      ...partDiff(all.map((field) => ({ ...field, key: lastKey(field.path) }))),
    ]),
    ...unset.map((path) => `  ${written(path)}: (unset)`),
  ].join('\n');
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
  return unescaped(path.slice(path.lastIndexOf('/') + 1));
}

/** "/spec/template/spec/containers/0" as "spec.template.spec.containers[0]". */
function written(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map(unescaped)
    .map((key, at) => (/^\d+$/.test(key) ? `[${key}]` : `${at > 0 ? '.' : ''}${key}`))
    .join('');
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
