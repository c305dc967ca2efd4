import type { Link, Ref } from '../../../domain/model.ts';
import { mountOf } from '../../../readings/config/mounts.ts';
import { present } from '../../../text/present.ts';
import type { Troubled } from '../logs/troubled.ts';

type InPod = Pick<Troubled, 'on' | 'pod' | 'container' | 'path' | 'isInit'>;
/** The ConfigMap or Secret that a file of a container comes from; `path` points to the reference in the pod. */
export type FileSource = Readonly<{ at: Ref; key: string; path: Link['path'] }>;

/** Where a file of a container comes from; undefined where no ConfigMap or Secret is mounted there. */
export function fileSourceOf(inPod: InPod, file: string): FileSource | undefined {
  const mounted = mountOf(inPod, file);
  if (!mounted?.within) return undefined;
  const { volume, volumePath, within } = mounted;
  const places = [
    ...heldIn(volume, volumePath),
    ...(volume.projected?.sources ?? []).flatMap((one, nth) =>
      heldIn(one, `${volumePath}/projected/sources/${nth}`),
    ),
  ];
  for (const { kind, name, items, path } of places) {
    const item = items?.find((one) => one.path === within);
    if (!name || (items && !item)) continue;
    const { namespace } = inPod.on;
    const at = { kind, name, ...present({ namespace }) };
    return { at, key: item?.key ?? within, path };
  }
  return undefined;
}

type Items = readonly Readonly<{ key: string; path: string }>[];
/** A Secret volume says `secretName`, a source of a projected one `name`. */
type SourceFields = Readonly<{ name?: string; secretName?: string; items?: Items }>;
type Sources = Readonly<{ configMap?: SourceFields; secret?: SourceFields }>;

function heldIn({ configMap, secret }: Sources, at: string) {
  const both = [
    ['ConfigMap', 'configMap', configMap],
    ['Secret', 'secret', secret],
  ] as const;
  return both.flatMap(([kind, field, held]) => {
    if (!held) return [];
    const key = held.secretName ? 'secretName' : 'name';
    return [{ kind, name: held[key], items: held.items, path: `${at}/${field}/${key}` }];
  });
}
