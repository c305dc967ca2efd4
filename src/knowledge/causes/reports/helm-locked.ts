import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { endedRuns } from '../../../readings/pods/runs.ts';
import { controllerOf } from '../../../readings/reports/controller-of.ts';
import { domainOf } from '../../../readings/reports/domain-of.ts';
import { fieldsAt, numberIn, textIn } from '../../../readings/reports/fields.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import { warningsAbout } from '../../../readings/warnings.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { helmLockedWords, type Locked } from './helm-locked.words.ts';

const KIND = 'helm.toolkit.fluxcd.io/HelmRelease';
/** Helm, action.errPending. */
const LOCKED = /another operation \(install\/upgrade\/rollback\) is in progress/;
/** A run of Helm that was cut off so long before the first refusal is what left the lock. */
const BEFORE_MS = 30 * 60_000;

/** A release stays locked because the Helm that worked on it was ended in the middle. */
export const helmLocked: Cause<Locked, typeof KIND> = {
  id: 'reports/helm-locked',
  of: [KIND],
  explains: ['object-reports-trouble'],
  refines: ['reports/own-word', 'clue/known-words'],

  *explain({ on, since }, world, release) {
    const said = saidOf(on, release, world);
    if (!said) return;
    const pending = pendingOf(release, world);
    const ended = controllerEnd(release, since ?? said.at, world);
    yield {
      subject: on,
      params: {
        ...releaseOf(release),
        ...present({ pending: pending?.pending, ended: ended?.ended }),
      },
      evidence: [said, ...(pending ? [pending.evidence] : []), ...(ended?.evidence ?? [])],
      strength: 'fits',
    };
  },

  ...helmLockedWords,
};

function saidOf(on: Ref, release: Resource, world: World): Evidence | undefined {
  const report = reportOf(release, world.now);
  const line = report.is === 'ill' ? report.said.find((one) => LOCKED.test(one.said)) : undefined;
  const warned = warningsAbout(on, world).find(({ evidence }) => LOCKED.test(evidence.quote));
  return line ? quotedField(on, line.path, line.said) : warned?.evidence;
}

/** What Helm calls the release, and where it keeps it. */
function releaseOf(release: Resource): Pick<Locked, 'release' | 'namespace'> {
  const { name = '', namespace = '' } = release.metadata ?? {};
  const [spec] = fieldsAt(release, 'spec');
  const target = textIn(spec?.value, 'targetNamespace');
  return {
    release: textIn(spec?.value, 'releaseName') ?? (target ? `${target}-${name}` : name),
    namespace: textIn(spec?.value, 'storageNamespace') ?? namespace,
  };
}

/** The revision after the last that was made, where it may be read and is pending. */
function pendingOf(
  object: Resource,
  world: World,
): Readonly<{ pending: NonNullable<Locked['pending']>; evidence: Evidence }> | undefined {
  const { release, namespace } = releaseOf(object);
  const [status] = fieldsAt(object, 'status');
  const [newest] = fieldsAt(object, 'status.history[]');
  const last = numberIn(status?.value, 'lastReleaseRevision') ?? numberIn(newest?.value, 'version');
  for (const revision of last === undefined ? [] : [last + 1, last]) {
    const on = {
      kind: 'Secret',
      namespace,
      name: `sh.helm.release.v1.${release}.v${revision}`,
    } as const;
    const fact = world.get(on);
    const state = fact.is === 'known' ? fact.value.metadata?.labels?.['status'] : undefined;
    if (!state?.startsWith('pending-')) continue;
    return {
      pending: { record: on.name, revision, state },
      evidence: quotedField(on, '/metadata/labels/status', state),
    };
  }
  return undefined;
}

/** How the controller was last ended before the refusals began. */
function controllerEnd(
  release: Resource,
  since: string | undefined,
  world: World,
): Readonly<{ ended: NonNullable<Locked['ended']>; evidence: readonly Evidence[] }> | undefined {
  const found = controllerOf(KIND, domainOf(release, world), world);
  if (!('at' in found) || since === undefined) return undefined;
  for (const pod of podsOf(found.at, world).pods) {
    const on = podRef(pod);
    for (const run of endedRuns(pod)) {
      const { reason, finishedAt: at = '', path } = run;
      const before = Date.parse(since) - Date.parse(at);
      if (!(before >= 0 && before <= BEFORE_MS)) continue;
      const evidence = [{ ...quotedField(on, `${path}/reason`, reason), at }];
      return { ended: { pod: on.name, namespace: on.namespace ?? '', reason, at }, evidence };
    }
  }
  return undefined;
}
