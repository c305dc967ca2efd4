import { z } from 'zod';

import { RESTARTED_AT } from '../../readings/workloads/restarts.ts';
import { segment } from '../../text/json-pointer.ts';
import { NOTHING, SOME } from './forms/forms.ts';
import { fits, only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const REPLICAS = [
  {
    of: ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet'],
    paths: { '/spec/replicas': SOME },
  },
];
const SECOND = fits(() => z.iso.datetime());

/** What the remedies of workloads may write. */
export const workload = {
  'workload/fewer-replicas': REPLICAS,
  'workload/no-partition': [
    {
      of: ['apps/StatefulSet'],
      paths: { '/spec/updateStrategy/rollingUpdate/partition': only(0) },
    },
  ],
  'workload/restart': [
    {
      of: ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'],
      paths: { [`/spec/template/metadata/annotations/${segment(RESTARTED_AT)}`]: SECOND },
    },
    { of: ['argoproj.io/Rollout'], paths: { '/spec/restartAt': SECOND } },
  ],
  'workload/resume': [{ of: ['apps/Deployment'], paths: { '/spec/paused': NOTHING } }],
  'workload/rolling-update': [
    {
      of: ['apps/StatefulSet', 'apps/DaemonSet'],
      paths: { '/spec/updateStrategy/type': only('RollingUpdate') },
    },
  ],
  'workload/scale-up': REPLICAS,
} as const satisfies ReachesOf<'workload'>;
