import { SOME, NAME } from './forms/forms.ts';
import { roomAbove } from './forms/room-above.ts';
import { fewer } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const of = ['autoscaling/HorizontalPodAutoscaler'];

/** What the remedies of autoscalers may write. */
export const autoscaling = {
  'autoscaling/higher-maximum': [
    {
      of,
      paths: {
        '/spec/maxReplicas': (value, was) =>
          SOME(value, was) &&
          Number(value) > Number(was) &&
          Number(value) <= roomAbove(Number(was)),
      },
    },
  ],
  'autoscaling/lower-minimum': [
    {
      of,
      paths: {
        '/spec/minReplicas': (value, was) => SOME(value, was) && Number(value) < Number(was),
      },
    },
  ],
  'autoscaling/other-metrics': [{ of, paths: { '/spec/metrics': fewer() } }],
  'autoscaling/other-target': [{ of, paths: { '/spec/scaleTargetRef/name': NAME } }],
} as const satisfies ReachesOf<'autoscaling'>;
