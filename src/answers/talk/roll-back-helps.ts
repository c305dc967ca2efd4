import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { isOfRevision, type KeptRevision } from '../../readings/workloads/history.ts';
import { kindWord } from '../../text/kind-word.ts';
import { shell } from '../../text/shell.ts';
import { wouldHelpWords } from '../words/would-help.ts';
import { natureOf } from './nature.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import { revisionName } from './revision-name.ts';
import { revisionsAt } from './revisions-at.ts';
import type { Asked } from './topic.ts';

/** Whether going back to the revision before helps, by how its pods are; no fix of the catalogue does it here. */
export function rollBackHelps(
  { target, world, lang, answer }: Asked,
  name: string,
): readonly string[] {
  const words = wouldHelpWords[lang];
  const own = words['roll-back'];
  const on = workloadAt(target, world);
  const fact = world.get(on);
  const object: Resource | undefined = fact.is === 'known' ? fact.value : undefined;
  const [newest, ...earlier] = object ? revisionsAt(object, world) : [];
  const [before] = earlier;
  if (!object || !newest || !before) return [own.onlyOne(name)];
  const pods = ownPods(target, world);
  const podsOf = (one: KeptRevision) => pods.filter((pod) => isOfRevision(one, pod));
  const well = earlier.find((one) => podsOf(one).some(isReady));
  const ill = earlier.find((one) => podsOf(one).length > 0);
  const isNewestIll = podsOf(newest).some((pod) => !isReady(pod));
  const command = commandFor(object, on);
  const byHand = command ? [own.command(command)] : [];
  if (well && isNewestIll)
    return [own.likely(revisionName(well), podsOf(well).filter(isReady).length), ...byHand];
  if (well) return [own.alsoReady(revisionName(well))];
  if (ill) return [own.unlikely(revisionName(ill))];
  if (answer && natureOf(answer) === 'unknown') return [words.notKnown];
  return [own.notProved(revisionName(before)), ...byHand];
}

/** kubectl knows no revisions of a Rollout. */
function commandFor(object: Resource, { name, namespace }: Asked['target']): string | undefined {
  const kind = kindOf(object);
  if (!['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'].includes(kind)) return undefined;
  const where = namespace ? ['-n', namespace] : [];
  return shell`kubectl rollout undo ${`${kindWord(kind).toLowerCase()}/${name}`} ${where}`;
}
