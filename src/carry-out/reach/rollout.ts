import type { Reach } from '../../domain/remedy.ts';
import { NAME } from './forms/forms.ts';
import { OLD_POD_FIRST } from './forms/old-pod-first.ts';
import { ROLLOUT_NAMES } from './forms/rollout-names.ts';
import { TEMPLATE_FIELDS } from './forms/template-fields.ts';
import { only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const of = ['argoproj.io/Rollout'];
const sub = 'status';

/** What the remedies of updates may write. */
export const rollout = {
  'rollout/abort': [
    { of, sub, paths: { '/status/abort': only(true), '/status/promoteFull': only(undefined) } },
  ],
  'rollout/end-analysis': [
    { of: ['argoproj.io/AnalysisRun'], paths: { '/spec/terminate': only(true) } },
  ],
  // A Rollout's own strategy stays: without it no step would be left.
  'rollout/old-pods-first': [
    { of, paths: limitsAt('/spec/strategy/canary') },
    {
      of: ['apps/Deployment'],
      paths: {
        ...limitsAt('/spec/strategy/rollingUpdate'),
        '/spec/strategy/type': only('RollingUpdate'),
        '/spec/strategy/rollingUpdate': only(OLD_POD_FIRST),
        '/spec/strategy': only({ type: 'RollingUpdate', rollingUpdate: OLD_POD_FIRST }),
      },
    },
  ],
  'rollout/other-name': [
    {
      of,
      paths: Object.fromEntries(
        Object.values(ROLLOUT_NAMES).flatMap((all) =>
          all.map((at) => [`/spec/strategy/${at}`, NAME]),
        ),
      ),
    },
  ],
  'rollout/pause': [{ of, paths: { '/spec/paused': only(true) } }],
  'rollout/promote': [
    {
      of,
      sub,
      paths: {
        '/status/pauseConditions': only(undefined),
        '/status/controllerPause': only(false),
        '/status/currentStepIndex': (step, was) => step === Number(was) + 1,
      },
    },
  ],
  'rollout/promote-full': [{ of, sub, paths: { '/status/promoteFull': only(true) } }],
  'rollout/recreate-all': [
    { of: ['apps/Deployment'], paths: { '/spec/strategy': only({ type: 'Recreate' }) } },
  ],
  'rollout/resume': [{ of, paths: { '/spec/paused': only(false) } }],
  'rollout/retry': [{ of, sub, paths: { '/status/abort': only(false) } }],
  'rollout/roll-back': TEMPLATE_FIELDS,
} as const satisfies ReachesOf<'rollout'>;

function limitsAt(at: string): Reach['paths'] {
  const { maxSurge, maxUnavailable } = OLD_POD_FIRST;
  return { [`${at}/maxSurge`]: only(maxSurge), [`${at}/maxUnavailable`]: only(maxUnavailable) };
}
