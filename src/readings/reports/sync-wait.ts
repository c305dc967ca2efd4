import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { maySync } from '../schedules/may-sync.ts';
import { reportOf } from './report.ts';

type Application = Resource<'argoproj.io/Application'>;
type FoundWait = Readonly<{
  params: WaitsToSync;
  evidence: readonly Evidence[];
  isCertain: boolean;
}>;
/**
 * `window` is one of its project: one that denies, or where none is open the first that allows; `byHand`: people may sync
 * all the same.
 */
export type WaitsToSync = Readonly<{
  why: 'by-hand' | 'denied' | 'not-yet';
  project?: string;
  window?: Readonly<{ schedule: string; duration: string; timeZone: string }>;
  byHand?: true;
}>;

/** Why an Application that differs from Git, and is well else, is not synced now. */
export function syncWait(application: Application, world: World): FoundWait | undefined {
  const { spec, status } = application;
  if (reportOf(application, world.now).is === 'ill') return undefined;
  if (status?.sync?.status !== 'OutOfSync' || status.operationState?.phase === 'Running')
    return undefined;
  const { automated } = spec?.syncPolicy ?? {};
  if (!automated || automated.enabled === false)
    return { params: { why: 'by-hand' }, evidence: [], isCertain: true };

  const on = projectOf(application);
  const project = world.get(on);
  const windows = project.is === 'known' ? (project.value.spec?.syncWindows ?? []) : [];
  if (maySync(application, windows, world.now) !== 'no') return undefined;
  // Windows that allow may stand in a global project as well; one that denies counts wherever it stands.
  const denying = windows.findIndex(
    (one) => one.kind === 'deny' && maySync(application, [one], world.now) === 'no',
  );
  const at = denying < 0 ? windows.findIndex(({ kind }) => kind !== 'deny') : denying;
  const { schedule = '', duration = '', timeZone = 'UTC', manualSync = false } = windows[at] ?? {};
  return {
    params: {
      why: denying < 0 ? 'not-yet' : 'denied',
      project: on.name,
      window: { schedule, duration, timeZone },
      ...(denying >= 0 && manualSync && { byHand: true as const }),
    },
    evidence: [quotedField(on, `/spec/syncWindows/${at}/schedule`, schedule)],
    isCertain: denying >= 0,
  };
}

/** Beside its Argo CD, wherever the Application is. */
function projectOf({ metadata, spec, status }: Application): Ref<'argoproj.io/AppProject'> {
  const namespace = status?.controllerNamespace ?? metadata?.namespace ?? '';
  return { kind: 'argoproj.io/AppProject', namespace, name: spec?.project ?? 'default' };
}
