import type { Fact, Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { maySync } from '../../readings/schedules/may-sync.ts';
import { ARGO_CD } from '../../text/owner-ref.ts';
import { ignoredEverywhere } from './ignored-everywhere.ts';
import { isIgnored } from './is-ignored.ts';
import type { Application } from './owned-field.ts';

/** Whether a field is not compared with Git, by its Application or by its Argo CD for all of them. */
export function isIgnoredBy({ field, object, owner, world }: Application) {
  const own = isIgnored(owner?.spec?.ignoreDifferences ?? [], object, field.path);
  if (own !== 'no') return own;
  const found = settingsOf(owner, world);
  if (found.is === 'absent') return 'no';
  const everywhere = found.is === 'known' ? ignoredEverywhere(found.value) : undefined;
  return everywhere ? isIgnored(everywhere, object, field.path) : 'unsure';
}

/** Whether an Application puts back by itself what differs from Git: at once, or when a window of its project lets it. */
export function heals({ owner, world }: Application): 'now' | 'later' | 'no' | 'unsure' {
  if (!owner || !isAutomated(owner) || !owner.spec?.syncPolicy?.automated?.selfHeal) return 'no';
  const { project = 'default' } = owner.spec;
  const found = world.get(inArgoCdNamespace('argoproj.io/AppProject', project, owner));
  if (found.is === 'unknown') return 'unsure';
  const windows = found.is === 'known' ? (found.value.spec?.syncWindows ?? []) : [];
  const is = maySync(owner, windows, world.now);
  return HEALS[
    is === 'no' && inherits(owner, world) ? maySync(owner, [...windows, UNREAD], world.now) : is
  ];
}
/** Of a global project, whose windows a project has as well (docs/user-guide/projects.md): it may allow what no other does. */
const UNREAD = { kind: 'allow', applications: ['*'] };
const HEALS = { yes: 'now', no: 'later', unsure: 'unsure' } as const;

/** Whether an Application follows Git by itself. */
export function isAutomated(owner: Resource<'argoproj.io/Application'> | undefined): boolean {
  const { automated } = owner?.spec?.syncPolicy ?? {};
  return Boolean(automated) && automated?.enabled !== false;
}

function inherits(owner: Application['owner'], world: Application['world']): boolean {
  const found = settingsOf(owner, world);
  return found.is === 'known' && found.value.data?.['globalProjects'] !== undefined;
}

function settingsOf(
  owner: Application['owner'],
  world: Application['world'],
): Fact<Resource<'ConfigMap'>> {
  return world.get(inArgoCdNamespace('ConfigMap', 'argocd-cm', owner));
}

/** What Argo CD is told stands where it runs, wherever its Applications are. */
function inArgoCdNamespace<K extends string>(
  kind: K,
  name: string,
  owner: Resource<'argoproj.io/Application'> | undefined,
): Ref<K> {
  const { metadata, status } = owner ?? {};
  return { kind, namespace: status?.controllerNamespace ?? metadata?.namespace ?? ARGO_CD, name };
}
