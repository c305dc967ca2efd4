import { alerts } from './alerts.ts';
import type { Duty, JobOf } from './duty.ts';

/** A single alert, as earlier versions put it: one of many. */
export const alert: Duty<JobOf<'alert'>> = {
  run: async (job, parts) => alerts.run(asMany(job), parts),
  giveUp: async (job, why, parts) => alerts.giveUp(asMany(job), why, parts),
};

function asMany({ alert: one, ...job }: JobOf<'alert'>): JobOf<'alerts'> {
  const at = new Date().toISOString();
  return { ...job, kind: 'alerts', at, alerts: [{ alert: one, group: one.id }], open: [] };
}
