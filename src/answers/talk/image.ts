import { kindOf } from '../../domain/keys.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { hashOf } from '../../readings/pods/sampled-pods.ts';
import { fullName } from '../words/object-name.ts';
import { imageWords, podWords } from '../words/talk-seen.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import { revisionName } from './revision-name.ts';
import { revisionsAt } from './revisions-at.ts';
import type { Asked, Told } from './topic.ts';

const MOST = 4;

/** Which images run, by revision, the newest first, and how many pods of each are Ready. */
export function image({ target, world, lang }: Asked): Told {
  const words = imageWords[lang];
  const on = workloadAt(target, world);
  const fact = world.get(on);
  const revisions = fact.is === 'known' ? revisionsAt(fact.value, world) : [];
  const nameAt = (at: number) => revisions[at] && revisionName(revisions[at]);
  const byHash = Map.groupBy(ownPods(target, world), (pod) => hashOf(pod) ?? '');
  const lines = [...byHash].map(([hash, pods]) => {
    const at = revisions.findIndex(({ hashes }) => hashes.includes(hash));
    const images = (pods[0]?.spec?.containers ?? []).flatMap((one) => one.image ?? []);
    const line = words.revision(nameAt(at), images, pods.filter(isReady).length, pods.length);
    return { at: at < 0 ? revisions.length : at, line };
  });
  const sorted = lines.toSorted((a, b) => a.at - b.at).slice(0, MOST);
  return {
    lines:
      sorted.length === 0
        ? [podWords[lang].none(fullName(on))]
        : sorted.map(({ line }) => `• ${line}`),
    sights: [
      { on: target },
      ...(fact.is === 'known' ? [{ on: { ...on, kind: kindOf(fact.value) } }] : []),
    ],
  };
}
