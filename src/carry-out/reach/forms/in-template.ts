import type { Reach } from '../../../domain/remedy.ts';

/** What holds the template of a workload that remedies change. */
const HOLDERS = ['argoproj.io/Rollout', 'apps/Deployment'] as const;
const SPEC = '/spec/template/spec';

/** The reach of a remedy that writes to a pod template, by paths within its spec. */
export function inTemplate(
  paths: Reach['paths'],
  of: readonly string[] = HOLDERS,
  spec = SPEC,
): readonly Reach[] {
  const whole = Object.entries(paths).map(([path, allows]) => [`${spec}${path}`, allows] as const);
  return [{ of, paths: Object.fromEntries(whole) }];
}

/** Each container of a template, those that run before the others included. */
export const CONTAINER = '/{initContainers,containers}/*';
/** Every probe of every container. */
export const PROBE = `${CONTAINER}/{livenessProbe,readinessProbe,startupProbe}`;
