import { kindOf, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { tableOf } from '../../text/table-of.ts';
import { ownedBy } from '../workloads/owned-by.ts';
import { familyOf } from './families.ts';
import { fieldsAt, textIn, type Field } from './fields.ts';

/** What an operator makes for its objects, most often. */
const WORKLOADS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'apps/DaemonSet',
  'batch/Job',
  'Pod',
  'PersistentVolumeClaim',
];
/** As many of the objects that a list in a status names. */
const MOST_NAMED = 12;
/** Flux names what a release or a Kustomization made by labels, Argo CD in its own status. */
const FLUX_LABELS: Readonly<Record<string, string>> = tableOf({
  'helm.toolkit.fluxcd.io/HelmRelease': 'helm.toolkit.fluxcd.io',
  'kustomize.toolkit.fluxcd.io/Kustomization': 'kustomize.toolkit.fluxcd.io',
});

/** What a custom object has made or applied, as far as it can be told. */
export function madeFor(object: Resource, of: Ref, world: World): readonly Ref[] {
  return [
    ...applied(object, of),
    ...children(object, of),
    ...owned(of, world),
    ...labelled(of, object, world),
  ];
}

/** What a status lists as its own, saying which kind that is: Tekton's `childReferences`. */
function children(object: Resource, { namespace }: Ref): readonly Ref[] {
  return fieldsAt(object, 'status.childReferences[]')
    .flatMap(({ value }): readonly Ref[] => {
      const [kind, name] = ['kind', 'name'].map((key) => textIn(value, key));
      const apiVersion = textIn(value, 'apiVersion');
      if (!kind || !name || !apiVersion) return [];
      return [{ kind: kindOf({ apiVersion, kind }), name, ...present({ namespace }) }];
    })
    .slice(0, MOST_NAMED);
}

/** What Argo CD and Flux list as applied, where that is in this cluster. */
function applied(object: Resource, { kind }: Ref): readonly Ref[] {
  if (kind === 'argoproj.io/Application') {
    const [server] = fieldsAt(object, 'spec.destination.server');
    if (server && server.value !== 'https://kubernetes.default.svc') return [];
    const [operation] = fieldsAt(object, 'status.operationState');
    const isOn = textIn(operation?.value, 'phase') === 'Running'; // once over, what it applied says so for good
    const synced = isOn ? fieldsAt(object, 'status.operationState.syncResult.resources[]') : [];
    const awaited = synced.filter(({ value }) => textIn(value, 'hookPhase') === 'Running');
    return [...awaited, ...fieldsAt(object, 'status.resources[]')]
      .flatMap(fromApplication)
      .slice(0, MOST_NAMED);
  }
  return fieldsAt(object, 'status.inventory.entries[]').flatMap(fromInventory).slice(0, MOST_NAMED);
}

/** Only of what can be ill: the rest, such as RBAC, would only cost reads. */
export const PLAIN =
  /(?:^|\/)(?:ConfigMap|Secret|ServiceAccount|Namespace|(?:Cluster)?Role(?:Binding)?|CustomResourceDefinition|NetworkPolicy|AppProject)$/;

function fromApplication({ value }: Field): readonly Ref[] {
  const [group, kind, name, namespace] = ['group', 'kind', 'name', 'namespace'].map((key) =>
    textIn(value, key),
  );
  if (!kind || !name || PLAIN.test(kind)) return [];
  return [{ kind: group ? `${group}/${kind}` : kind, name, ...present({ namespace }) }];
}

/** "<namespace>_<name>_<group>_<kind>" (fluxcd/cli-utils, object.ObjMetadata). */
function fromInventory({ value }: Field): readonly Ref[] {
  const [namespace, name, group, kind] = textIn(value, 'id')?.split('_') ?? [];
  if (!kind || !name || PLAIN.test(kind)) return [];
  return [{ kind: group ? `${group}/${kind}` : kind, name, ...present({ namespace }) }];
}

function owned(of: Ref, world: World): readonly Ref[] {
  if (!of.namespace) return [];
  return [...(familyOf(of.kind).makes ?? []), ...WORKLOADS].flatMap((kind) =>
    ownedBy(of, kind, world),
  );
}

function labelled(of: Ref, object: Resource, world: World): readonly Ref[] {
  const prefix = FLUX_LABELS[of.kind];
  if (!prefix || fieldsAt(object, 'status.inventory.entries[]').length > 0) return [];
  const [target] = fieldsAt(object, 'spec.targetNamespace');
  const namespace = typeof target?.value === 'string' ? target.value : (of.namespace ?? '');
  return WORKLOADS.slice(0, 4).flatMap((kind) =>
    world
      .list(kind, { namespace })
      .items.filter(
        ({ metadata }) =>
          metadata?.labels?.[`${prefix}/name`] === of.name &&
          metadata.labels[`${prefix}/namespace`] === of.namespace,
      )
      .map((one) => refTo(kind, one)),
  );
}
