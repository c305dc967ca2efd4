import type { Cause } from '../../../domain/model.ts';
import { ambiguous } from './ambiguous.ts';
import { atMaximum } from './at-maximum.ts';
import { metricNotServed } from './metric-not-served.ts';
import { metricsApi } from './metrics-api.ts';
import { missingRequest } from './missing-request.ts';
import { notScalable } from './not-scalable.ts';
import { scalerFails } from './scaler-fails.ts';
import { servedByOther } from './served-by-other.ts';
import { targetMissing } from './target-missing.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const autoscalingCauses: readonly Cause[] = [
  ambiguous,
  metricNotServed,
  metricsApi,
  missingRequest,
  notScalable,
  scalerFails,
  servedByOther,
  targetMissing,
  atMaximum,
];
