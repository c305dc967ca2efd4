import { UnknownNamespace } from '../domain/errors.ts';
import { refTo } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import { nearestTo } from './targets/nearest.ts';

/** So few namespaces are all named: whoever mistyped one recognises it among them. */
const FEW = 5;

/** Why nothing was found in a namespace: it is known not to exist. Undefined where it does, or may. */
export function missingNamespace(name: string, world: World): UnknownNamespace | undefined {
  if (world.get({ kind: 'Namespace', name }).is !== 'absent') return undefined;
  const { items } = world.list('Namespace', { namespace: '' });
  const all = items.map((one) => refTo('Namespace', one));
  const near = nearestTo(name, all);
  const named = near.length > 0 || all.length > FEW ? near : all;
  return new UnknownNamespace(
    name,
    named.map((ref) => ref.name),
  );
}
