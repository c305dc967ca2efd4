import type { GitOwner } from '../../domain/git-owner.ts';
import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { gitOwnerOf } from '../../fixes/change/git-owner.ts';
import { podToConfig } from '../../readings/edges/pod-to-config.ts';
import { brief } from '../../readings/logs/logs.ts';
import { applicationPlace } from '../../readings/workloads/application-place.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { isRecord } from '../../text/is-record.ts';
import { ownerName } from '../../text/owner-name.ts';
import { timeMark } from '../../text/time-mark.ts';
import { fullName } from '../words/object-name.ts';
import { partsOfObject, writerWords } from '../words/talk-changes.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

const MOST_WRITERS = 3;
const MOST_CONFIGS = 2;
const CAUSE = 'kubernetes.io/change-cause';
/** They note on a workload how it stands, and write nothing that somebody wanted. */
const NOTING: ReadonlySet<string> = new Set([
  'kube-controller-manager',
  'rollouts-controller',
  'kubelet',
  'kube-scheduler',
]);
/** Every pod has it. */
const OF_EVERY_POD = 'kube-root-ca.crt';

/** Who wrote to a workload and to the ConfigMaps of its pods: by their field managers, their owner in Git, and what was noted with it. */
export function who({ target, world, lang }: Asked): Told {
  const words = writerWords[lang];
  const on = workloadAt(target, world);
  const places = [on, ...configsOf(target, world)];
  const fact = world.get(on);
  const object: Resource | undefined = fact.is === 'known' ? fact.value : undefined;
  const owner = object && gitOwnerOf(object, world);
  const cause = object?.metadata?.annotations?.[CAUSE];
  const synced = owner && object ? syncOf(owner, object, world) : undefined;
  const written = places.flatMap((one) => writersOf(one, world, lang));
  return {
    lines: [
      ...(owner
        ? [words.git(ownerName(owner), synced?.commit, synced?.at && timeMark(synced.at))]
        : []),
      ...(written.length > 0 ? written.map((one) => `• ${one}`) : [words.unknown(fullName(on))]),
      ...(cause ? [words.cause(brief(cause, 200))] : []),
      words.limits,
    ],
    sights: places.map((one) => ({ on: one })),
  };
}

function configsOf(target: Ref, world: World): readonly Ref[] {
  const [pod] = ownPods(target, world);
  if (!pod) return [];
  const all = world.follow(podToConfig, podRef(pod)).items.map(({ to }) => to);
  const own = all.filter(({ kind, name }) => kind === 'ConfigMap' && name !== OF_EVERY_POD);
  return own
    .filter((one, at) => own.findIndex(({ name }) => name === one.name) === at)
    .slice(0, MOST_CONFIGS);
}

function writersOf(on: Ref, world: World, lang: Asked['lang']): readonly string[] {
  const fact = world.get(on);
  if (fact.is !== 'known') return [];
  const object: Resource = fact.value;
  const writers = (object.metadata?.managedFields ?? []).filter(
    ({ manager, subresource }) => manager && subresource !== 'status' && !NOTING.has(manager),
  );
  return writers
    .toSorted((a, b) => Date.parse(`${b.time ?? 0}`) - Date.parse(`${a.time ?? 0}`))
    .slice(0, MOST_WRITERS)
    .map(({ manager = '', time, fieldsV1 }) =>
      writerWords[lang].wrote(
        fullName(refTo(on.kind, object)),
        manager,
        time ? timeMark(`${time}`) : '',
        partsIn(fieldsV1, lang),
      ),
    );
}

/** Of what a manager wrote, what people have words for. */
function partsIn(fields: unknown, lang: Asked['lang']): readonly string[] {
  if (!isRecord(fields)) return [];
  const spec = isRecord(fields['f:spec']) ? fields['f:spec'] : {};
  const keys = [...Object.keys(spec), ...Object.keys(fields)];
  return keys.flatMap((key) => partsOfObject[key]?.[lang] ?? []);
}

/** The commit that Argo CD has applied last, and when. */
function syncOf(owner: GitOwner, object: Resource, world: World) {
  if (owner.by !== 'argo-cd') return undefined;
  const place = owner.namespace
    ? ({ is: 'known', namespace: owner.namespace } as const)
    : applicationPlace(owner.name, object, world);
  if (place.is !== 'known') return undefined;
  const fact = world.get({
    kind: 'argoproj.io/Application' as const,
    namespace: place.namespace,
    name: owner.name,
  });
  if (fact.is !== 'known') return undefined;
  const { sync, operationState } = fact.value.status ?? {};
  return { commit: sync?.revision?.slice(0, 7), at: operationState?.finishedAt };
}
