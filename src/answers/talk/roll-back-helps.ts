import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { historyOf, isOfRevision } from '../../readings/workloads/history.ts';
import { kindWord } from '../../text/kind-word.ts';
import { shell } from '../../text/shell.ts';
import { wouldHelpWords } from '../words/would-help.ts';
import { natureOf } from './nature.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked } from './topic.ts';

/** Whether going back to the revision before helps, by how its pods are; no fix of the catalogue does it here. */
export function rollBackHelps(
  { target, world, lang, answer }: Asked,
  cause: string,
  name: string,
): readonly string[] {
  const words = wouldHelpWords[lang];
  const own = words['roll-back'];
  const on = workloadAt(target, world);
  const fact = world.get(on);
  const object: Resource | undefined = fact.is === 'known' ? fact.value : undefined;
  const [, ...earlier] = object ? historyOf(object, world).items : [];
  const [before] = earlier;
  if (!object || !before) return [own.onlyOne(name)];
  const pods = ownPods(target, world);
  const of = earlier.map((one) => ({ one, pods: pods.filter((pod) => isOfRevision(one, pod)) }));
  const well = of.find((each) => each.pods.some(isReady));
  const ill = of.find((each) => each.pods.length > 0 && !each.pods.some(isReady));
  const command = commandFor(object, on);
  if (well)
    return [
      own.likely(well.one.number, well.pods.filter(isReady).length),
      ...(command ? [own.command(command)] : []),
    ];
  if (ill) return [own.unlikely(cause)];
  if (answer && natureOf(answer) === 'unknown') return [words.notKnown];
  return [own.notProved(before.number), ...(command ? [own.command(command)] : [])];
}

/** kubectl knows no revisions of a Rollout. */
function commandFor(object: Resource, { name, namespace }: Asked['target']): string | undefined {
  const kind = kindOf(object);
  if (!['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'].includes(kind)) return undefined;
  const where = namespace ? ['-n', namespace] : [];
  return shell`kubectl rollout undo ${`${kindWord(kind).toLowerCase()}/${name}`} ${where}`;
}
