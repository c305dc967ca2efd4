import { dump } from 'js-yaml';

import type { Change } from '../domain/plan.ts';
import type { Resource } from '../domain/resource.ts';
import { changed } from './changed.ts';
import { lineDiff, type Line } from './line-diff.ts';
import { valueAt } from './value-at.ts';

/** A Slack section shows 3,000 characters, fence and words around it included. */
const MAX_CHARACTERS = 2_500;
/** Lines shown around a change. */
const CONTEXT = 3;

/**
 * What a change does to an object, as a unified diff of the part that it touches in YAML; at most 2,500 characters.
 * Throws what the operations throw where they do not fit the object.
 */
export function diffOf({ on, ops }: Omit<Change, 'undo'>, object: Resource): string {
  const at = commonParent(ops.map(({ path }) => path));
  const after = changed(object, ops);
  const [kind = ''] = on.kind.split('/').toReversed();
  const name = on.namespace ? `${on.namespace}/${on.name}` : on.name;
  const title = `# ${kind} ${name}: ${written(at)}`;
  return cut([title, ...inContext(lineDiff(yamlOf(object, at), yamlOf(after, at)))]);
}

/** The pointer to the nearest part that holds all of them. */
function commonParent(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1));
  const length = others.reduce((shortest, keys) => {
    const differs = first.findIndex((key, index) => keys[index] !== key);
    return Math.min(shortest, differs === -1 ? first.length : differs);
  }, first.length);
  return first.slice(0, length).join('/');
}

/** "/spec/template/spec/containers/0" as "spec.template.spec.containers[0]". */
function written(pointer: string): string {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
}

function yamlOf(object: Resource, at: string): readonly string[] {
  const part = at === '' ? object : valueAt(object, at);
  return part === undefined
    ? []
    : dump(part, { lineWidth: -1, noRefs: true }).trimEnd().split('\n');
}

/** Only lines near a change; "…" stands for others. */
function inContext(lines: readonly Line[]): readonly string[] {
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== ' '),
  );
  return lines.flatMap(({ sign, text }, index) => {
    if (near[index]) return [`${sign} ${text}`];
    return index === 0 || near[index - 1] ? ['  …'] : [];
  });
}

function cut(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (text.length <= MAX_CHARACTERS) return text;
  const kept = text.slice(0, MAX_CHARACTERS - 2);
  return `${kept.slice(0, Math.max(kept.lastIndexOf('\n'), 0))}\n…`;
}
