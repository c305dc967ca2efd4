// How many pods there are, and whether anything moves.
import { z } from 'zod';

import { atMaximum } from '../../../diagnosis/causes/autoscaling/at-maximum.ts';
import { neverFires } from '../../../diagnosis/causes/cron-job/never-fires.ts';
import { cronJobSuspended } from '../../../diagnosis/causes/cron-job/suspended.ts';
import { budgetTooStrict } from '../../../diagnosis/causes/disruption/budget-too-strict.ts';
import { jobSuspended } from '../../../diagnosis/causes/job/suspended.ts';
import { hostPort } from '../../../diagnosis/causes/scheduling/host-port.ts';
import { podAffinity } from '../../../diagnosis/causes/scheduling/pod-affinity.ts';
import { deploymentPaused } from '../../../diagnosis/causes/workload/paused.ts';
import { scaledToZero } from '../../../diagnosis/causes/workload/scaled-to-zero.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { COUNT, NOTHING } from '../../fields/forms.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';
import { fits, only } from '../../reach/values.ts';

const SCALED = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet'];
const replicas = [{ of: SCALED, paths: { '/spec/replicas': COUNT } }];

/** Asks for as many pods as find a node. */
const fewerReplicas = fieldRemedy<Readonly<{ fewer?: Readonly<{ fits: number }> }>>({
  id: 'workload/fewer-replicas',
  answers: [podAffinity, hostPort],
  input: { name: 'replicas', type: 'number' },
  reach: replicas,

  *find(finding, world) {
    const { fewer } = finding.params;
    const of = templateOf(finding, world);
    if (!of || !fewer || fewer.fits < 1 || !SCALED.includes(of.on.kind)) return;
    yield inSpec(of, 'replicas', { candidates: [{ value: `${fewer.fits}`, why: 'fits' }] });
  },
});

/** Scales up what somebody scaled to zero. */
const scaleUp = fieldRemedy({
  id: 'workload/scale-up',
  answers: [scaledToZero],
  input: { name: 'replicas', type: 'number' },
  reach: replicas,

  *find({ subject }, world) {
    const of = SCALED.includes(subject.kind) && objectOf(subject, world);
    if (of) yield inSpec(of, 'replicas', { candidates: [{ value: '1', why: 'meant' }] });
  },
});

/** Lets a paused Deployment go on. */
const resumeDeployment = fieldRemedy({
  id: 'workload/resume',
  answers: [deploymentPaused],
  reach: [{ of: ['apps/Deployment'], paths: { '/spec/paused': only(false) } }],

  *find({ subject }, world) {
    const of = objectOf(subject, world);
    const candidates = [{ value: 'false', why: 'meant' }];
    if (of) yield inSpec(of, 'paused', { candidates, set: () => ({ paused: false }) });
  },
});

/** Lets a suspended CronJob or Job run. */
const unsuspend = fieldRemedy<Readonly<{ queue?: string; last?: string }>>({
  id: 'job/unsuspend',
  answers: [cronJobSuspended, jobSuspended],
  reach: [{ of: ['batch/CronJob', 'batch/Job'], paths: { '/spec/suspend': only(false) } }],

  *find({ subject, params }, world) {
    const of = params.queue ? undefined : objectOf(subject, world); // a queue lets it run
    const candidates = [{ value: 'false', why: 'meant' }];
    if (of) yield inSpec(of, 'suspend', { candidates, set: () => ({ suspend: false }) });
  },
});

/** Gives a CronJob a date that there is. */
const possibleDate = fieldRemedy<Readonly<{ wrong: string; schedule: string }>>({
  id: 'cron-job/possible-date',
  answers: [neverFires],
  input: { name: 'schedule', type: 'text' },
  reach: [{ of: ['batch/CronJob'], paths: { '/spec/schedule': fits(z.string().max(100)) } }],

  *find({ subject, params: { wrong, schedule } }, world) {
    const of = objectOf(subject, world);
    if (!of) return;
    const [minute, hour, , month, weekday] = schedule.split(' ');
    const last = month === '2' ? '28' : '30';
    const value = [minute, hour, last, month, weekday].join(' ');
    const candidates =
      wrong === 'date' && weekday !== undefined ? [{ value, why: 'last-day' }] : [];
    yield inSpec(of, 'schedule', { candidates });
  },
});

/** Lets an autoscaler go beyond its maximum, which it has reached. */
const higherMaximum = fieldRemedy<Readonly<{ most: number }>>({
  id: 'autoscaling/higher-maximum',
  answers: [atMaximum],
  input: { name: 'maximum', type: 'number' },
  reach: [{ of: ['autoscaling/HorizontalPodAutoscaler'], paths: { '/spec/maxReplicas': COUNT } }],

  *find({ subject, params: { most } }, world) {
    const of = subject.kind === 'autoscaling/HorizontalPodAutoscaler' && objectOf(subject, world);
    const value = `${Math.ceil(most * 1.5)}`;
    if (of) yield inSpec(of, 'maxReplicas', { candidates: [{ value, why: 'room' }] });
  },
});

/** Lets a PodDisruptionBudget allow evictions, some at a time. */
const allowEvictions = fieldRemedy<Readonly<{ field: string; pods: number }>>({
  id: 'disruption/allow-evictions',
  answers: [budgetTooStrict],
  input: { name: 'maxUnavailable', type: 'number' },
  reach: [
    {
      of: ['policy/PodDisruptionBudget'],
      paths: { '/spec/minAvailable': NOTHING, '/spec/maxUnavailable': fits(z.int().min(1)) },
    },
  ],

  *find({ subject, params: { field } }, world) {
    const of = subject.kind === 'policy/PodDisruptionBudget' && objectOf(subject, world);
    if (!of) return;
    yield inSpec(of, 'maxUnavailable', {
      candidates: [{ value: '1', why: 'evictable' }],
      set: (value) => ({
        ...(field === 'minAvailable' && { minAvailable: undefined }),
        maxUnavailable: value,
      }),
    });
  },
});

/** Changes of numbers of pods and of what stands still, in the order in which they are offered. */
export const scaleChanges: readonly Remedy[] = [
  fewerReplicas,
  scaleUp,
  resumeDeployment,
  unsuspend,
  possibleDate,
  higherMaximum,
  allowEvictions,
];
