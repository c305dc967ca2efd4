import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { keyReferences } from '../../readings/config/key-references.ts';
import { podToConfig } from '../../readings/edges/pod-to-config.ts';
import { brief } from '../../readings/logs/logs.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { fullName } from '../words/object-name.ts';
import { configWords, podWords } from '../words/talk-seen.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

const MOST = 4;
const MOST_KEYS = 12;
/** Every pod has it, and nobody asks about it. */
const OF_EVERY_POD = 'kube-root-ca.crt';

/** The ConfigMaps and Secrets that the pods of an object take settings from: which keys they have, and which are wanted and missing. */
export function config({ target, world, lang }: Asked): Told {
  const words = configWords[lang];
  const [pod] = isA('ConfigMap', target) || isA('Secret', target) ? [] : ownPods(target, world);
  const named = pod ? namedBy(pod, world) : [target];
  const shown = named.slice(0, MOST);
  if (
    shown.length === 0 ||
    (!pod && shown[0]?.kind !== 'ConfigMap' && shown[0]?.kind !== 'Secret')
  ) {
    const on = workloadAt(target, world);
    return {
      lines: [pod ? words.none(fullName(on)) : podWords[lang].none(fullName(on))],
      sights: [{ on: target }],
    };
  }
  return {
    lines: shown.map((on) => {
      const wanted = pod
        ? [...keyReferences(pod)].filter(
            ({ object }) => object.name === on.name && object.kind === on.kind,
          )
        : [];
      return `• ${lineOf(
        on,
        wanted.map(({ key }) => key),
        world,
        words,
      )}`;
    }),
    sights: shown.map((on) => ({ on })),
  };
}

function namedBy(pod: Resource<'Pod'>, world: World): readonly Ref[] {
  const all = world
    .follow(podToConfig, podRef(pod))
    .items.map(({ to }) => to)
    .filter(({ name }) => name !== OF_EVERY_POD);
  return all.filter(
    (one, at) => all.findIndex(({ kind, name }) => kind === one.kind && name === one.name) === at,
  );
}

function lineOf(
  on: Ref,
  wanted: readonly string[],
  world: World,
  words: (typeof configWords)['en'],
): string {
  const name = fullName(on);
  if (isA('Secret', on)) return words.secret(name);
  const fact = isA('ConfigMap', on) ? world.get(on) : undefined;
  if (!fact || fact.is === 'unknown') return words.unread(name);
  if (fact.is === 'absent') return words.absent(name);
  const { data = {}, binaryData = {} } = fact.value;
  const keys = [...Object.keys(data), ...Object.keys(binaryData)];
  const missing = wanted.filter((key) => !keys.includes(key));
  const shown = keys
    .slice(0, MOST_KEYS)
    .map((key) => (key in data ? `\`${key}: ${brief(data[key] ?? '', 40)}\`` : `\`${key}\``));
  return words.keys(name, shown, keys.length - shown.length, missing);
}
