import { ANY_OTHER } from '../../domain/model.ts';
import type { HealthCheck } from '../health-check.ts';
import { reportOf } from '../signs/reports/report.ts';

/** An object of any other kind is healthy when its controller has seen its spec and says so. */
export const anyOtherHealth: HealthCheck = {
  of: [ANY_OTHER],

  look(object, { now }) {
    const { is } = reportOf(object, now);
    if (is === 'well') return 'healthy';
    return is === 'moving' ? 'starting' : 'unsure';
  },
};
