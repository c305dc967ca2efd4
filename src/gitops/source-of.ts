import type { ApplicationSource } from '../domain/application.ts';
import type { GitCode } from '../domain/codes.ts';
import type { GitOwner } from '../domain/git-owner.ts';
import type { Fact, World } from '../domain/model.ts';
import type { GitSource } from '../domain/pull-request.ts';
import type { Resource } from '../domain/resource.ts';
import { ownerRef } from '../text/owner-ref.ts';
import { present } from '../text/present.ts';
import { objectSource, type ObjectSource } from './application-source.ts';

/**
 * Where an owner takes its manifests from, as far as that is known; `why` is a code: what stands between them and the object.
 * `set`: the ApplicationSet whose template says so.
 */
export type Origin = Readonly<{ source?: GitSource; why?: GitCode; set?: string }>;

/** Reads where the owner of an object has it from. */
export function originOf(owner: GitOwner, world: Pick<World, 'get'>): Origin {
  const { by } = owner;
  if (by === 'helm' || by === 'flux-helm') return { why: 'git-helm' };
  if (by === 'flux-kustomize') {
    const found = world.get(ownerRef('kustomize.toolkit.fluxcd.io/Kustomization', owner));
    return found.is === 'known' ? ofKustomization(found.value, world) : without(found);
  }
  const found = world.get(ownerRef('argoproj.io/Application', owner));
  if (found.is !== 'known') return without(found);
  const { ownerReferences = [] } = found.value.metadata ?? {};
  const set = ownerReferences.find(({ kind }) => kind === 'ApplicationSet')?.name;
  return { ...ofApplication(found.value), ...present({ set }) };
}

function without({ is }: Fact<unknown>): Origin {
  return { why: is === 'absent' ? 'git-elsewhere' : 'git-unread' };
}

/** With several sources only one may hold objects. */
function ofApplication(application: Resource<'argoproj.io/Application'>): Origin {
  const found = objectSource(application);
  if (!found?.one.repoURL) return { why: 'git-unread' };
  const { one, others } = found;
  const why = others > 0 ? 'git-several' : between(found);
  const values = why === 'git-helm' ? valuesSource(one, application) : one;
  const source = values && gitSource(values);
  return { ...(source && { source: madeBy(why, source) }), ...(why !== undefined && { why }) };
}

/** Its files are still to be read, for one of them may name the object. */
function madeBy(why: GitCode | undefined, source: GitSource): GitSource {
  if (why === 'git-plugin') return { ...source, made: 'plugin' };
  return why === 'git-owner-changes' ? { ...source, made: 'owner-changes' } : source;
}

function gitSource(source: ApplicationSource): GitSource | undefined {
  const { repoURL: url, targetRevision: revision, path = '.', directory = {} } = source;
  if (!url) return undefined;
  const isDefault = !revision || revision === 'HEAD';
  const isDeep = directory.recurse && { isDeep: true as const };
  return { url, path, ...(!isDefault && { revision }), ...isDeep };
}

/** The repository with the values of a chart; a registry of charts is none. */
function valuesSource(one: ApplicationSource, { spec }: Resource<'argoproj.io/Application'>) {
  const [, name] = /^\$([^/]+)\//.exec(one.helm?.valueFiles?.at(-1) ?? '') ?? [];
  const named = spec?.sources?.find(({ ref }) => name !== undefined && ref === name);
  if (named) return { ...named, path: '.' };
  return one.chart === undefined ? one : undefined;
}

/** What the Application itself makes of its source. */
function between({ one: { chart, helm, plugin, kustomize, directory = {} }, type }: ObjectSource) {
  if (chart !== undefined || helm || type === 'Helm') return 'git-helm';
  const isMore = directory.include ?? directory.exclude ?? directory.jsonnet;
  if (plugin || isMore !== undefined) return 'git-plugin';
  return kustomize && Object.keys(kustomize).length > 0 ? 'git-owner-changes' : undefined;
}

function ofKustomization(
  { metadata, spec = {} }: Resource<'kustomize.toolkit.fluxcd.io/Kustomization'>,
  world: Pick<World, 'get'>,
): Origin {
  const { path = '.', sourceRef = {}, ...more } = spec;
  const { name = '', namespace = metadata?.namespace } = sourceRef;
  if (sourceRef.kind !== 'GitRepository') return { why: 'git-not-git' };
  const kind = 'source.toolkit.fluxcd.io/GitRepository';
  const found = world.get({ kind, name, ...present({ namespace }) } as const);
  if (found.is !== 'known') return { why: 'git-unread' };
  const { url, ref = {} } = found.value.spec ?? {};
  if (!url) return { why: 'git-unread' };

  const pinned = ref.commit ?? ref.semver ?? ref.tag ?? ref.name;
  const revision = pinned ?? ref.branch;
  const source = { url, path, isDeep: true as const, ...present({ revision }) };
  const { patches, images, components, postBuild, namePrefix, nameSuffix } = more;
  const changes = [patches, images, components, postBuild, namePrefix, nameSuffix];
  const why = changes.some((one) => one !== undefined) ? 'git-owner-changes' : undefined;
  if (why === undefined && pinned !== undefined) return { source, why: 'git-no-branch' };
  return why === undefined ? { source } : { source: madeBy(why, source), why };
}
