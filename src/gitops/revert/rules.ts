import type { Revert } from '../../domain/git-owner.ts';
import type { Resource } from '../../domain/resource.ts';
import { appliedEntry } from '../../readings/workloads/applied-entry.ts';
import { heals, isAutomated, isIgnoredBy } from './argo-cd-settings.ts';
import { isHeld } from './is-held.ts';
import { isAtOrBelow } from './is-ignored.ts';
import type { Application, OwnedField } from './owned-field.ts';

/** The first whose condition holds says what becomes of the field. */
export type Rule<K extends string> = readonly [Revert['is'], (at: OwnedField<K>) => boolean];

/** Argo CD v3 (controller/appcontroller.go, autoSync; docs/user-guide/auto_sync.md, diffing.md and sync_windows.md). A status is never compared. */
export const argoCdRules: readonly Rule<'argoproj.io/Application'>[] = [
  ['unknown', (at) => held(at) === 'no' && !at.field.isVerbs && isOutOfSync(at)],
  ['not-held', (at) => held(at) === 'no'],
  ['unknown', ({ owner }) => owner === undefined],
  ['unknown', ({ owner }) => isElsewhere(owner)],
  ['suspended', ({ owner }) => annotationOf(owner, `${ARGO}/skip-reconcile`) === 'true'],
  ['ignored', (at) => isIgnoredBy(at) === 'yes' && hasOption(at, 'RespectIgnoreDifferences=true')],
  ['ignored-until-sync', (at) => isIgnoredBy(at) === 'yes'],
  ['unknown', (at) => isIgnoredBy(at) === 'unsure'],
  ['unknown', (at) => held(at) === 'yes' && heals(at) === 'unsure'],
  ['next-window', (at) => held(at) === 'yes' && heals(at) === 'later'],
  ['self-heal', (at) => held(at) === 'yes' && heals(at) === 'now'],
  ['next-commit', ({ owner }) => isAutomated(owner)],
  ['next-sync', () => true],
];

/** Flux (kustomize-controller; fluxcd/pkg ssa): every reconcile applies what Git holds, and takes from others what kubectl wrote. */
export const kustomizeRules: readonly Rule<'kustomize.toolkit.fluxcd.io/Kustomization'>[] = [
  ['not-held', ({ field, object }) => isHeld(field, object, true) === 'no'],
  ['opted-out', ({ object }) => markOf(object, `${KUSTOMIZE}/reconcile`) === 'disabled'],
  ['opted-out', ({ object }) => annotationOf(object, `${KUSTOMIZE}/ssa`) === 'Ignore'],
  ['unknown', ({ owner }) => owner === undefined],
  ['suspended', ({ owner }) => owner?.spec?.suspend === true],
  ['interval', () => true],
];

/** Flux (helm-controller): without drift detection only the next release writes anything. */
export const helmReleaseRules: readonly Rule<'helm.toolkit.fluxcd.io/HelmRelease'>[] = [
  ['not-held', ({ field, object }) => MERGING.every((by) => isHeld(field, object, by) === 'no')],
  ['unknown', ({ owner }) => owner === undefined],
  ['suspended', ({ owner }) => owner?.spec?.suspend === true],
  ['next-release', ({ object }) => markOf(object, DRIFT) === 'disabled'],
  ['next-release', (at) => isDriftIgnored(at)],
  ['interval', ({ owner }) => owner?.spec?.driftDetection?.mode === 'enabled'],
  ['next-release', () => true],
];

/** Helm compares three ways at the next upgrade, and leaves what no release had. */
export const helmRules: readonly Rule<never>[] = [
  ['not-held', ({ field, object }) => isHeld(field, object, false) === 'no'],
  ['next-release', () => true],
];

/** A release is applied by the client or by the server, as its version of Helm does; drift is looked for by the server. */
const MERGING = [false, true];
const ARGO = 'argocd.argoproj.io';
const KUSTOMIZE = 'kustomize.toolkit.fluxcd.io';
const DRIFT = 'helm.toolkit.fluxcd.io/driftDetection';

function held(at: Application) {
  const found = isHeld(at.field, at.object, isOn(at, 'ServerSideApply'));
  // Nothing is missed, and the next sync writes the object whole.
  return found === 'no' && isOn(at, 'Replace') ? 'later' : found;
}

/** Then Git may hold what is not there. */
function isOutOfSync({ object, owner }: Application): boolean {
  return appliedEntry(owner, object)?.status === 'OutOfSync';
}

function hasOption({ owner }: Application, option: string): boolean {
  return owner?.spec?.syncPolicy?.syncOptions?.includes(option) ?? false;
}

/** What an object says of itself goes before what its Application says of all. */
function isOn(at: Application, option: 'ServerSideApply' | 'Replace'): boolean {
  const said = annotationOf(at.object, `${ARGO}/sync-options`)?.split(',') ?? [];
  const own = said.map((one) => one.trim());
  if (own.includes(`${option}=false`)) return false;
  return own.includes(`${option}=true`) || hasOption(at, `${option}=true`);
}

/** A target by labels, or by a pattern, counts as another object: that nothing puts it back is not said for less. */
function isDriftIgnored({
  field,
  object,
  owner,
}: OwnedField<'helm.toolkit.fluxcd.io/HelmRelease'>) {
  const { apiVersion = '', kind, metadata: { name, namespace } = {} } = object;
  const [version, group = ''] = apiVersion.split('/').toReversed();
  const own = new Map(Object.entries({ group, version, kind, name, namespace }));
  return (
    owner?.spec?.driftDetection?.ignore?.some(
      ({ paths = [], target = {} }) =>
        Object.entries(target).every(([key, wanted]) => own.get(key) === wanted) &&
        paths.some((path) => isAtOrBelow(field.path, path)),
    ) ?? false
  );
}

/** By any other name or address it may still be this cluster. */
function isElsewhere(owner: Application['owner']): boolean {
  const { server, name } = owner?.spec?.destination ?? {};
  const isHere = server ? /^https:\/\/kubernetes\.default\.svc\/?$/.test(server) : true;
  return !isHere || (Boolean(name) && name !== 'in-cluster');
}

function annotationOf(object: Resource | undefined, key: string): string | undefined {
  return object?.metadata?.annotations?.[key];
}

/** A label counts as well. */
function markOf(object: Resource, key: string): string | undefined {
  return annotationOf(object, key) ?? object.metadata?.labels?.[key];
}
