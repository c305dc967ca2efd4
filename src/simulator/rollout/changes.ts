import { isOfKind } from '../../domain/keys.ts';
import type { TriedChange } from '../../domain/preflight.ts';
import { hardConstraints } from '../spread.ts';
import type { Updated } from './strategy-of.ts';
import type { Template } from './template.ts';

/** A change to try: of the workload, or of its template. */
export type Attempt = Readonly<{
  change: TriedChange['change'];
  key?: string;
  workload: Updated;
  template: Template;
}>;
type Constraint = NonNullable<NonNullable<Template['spec']>['topologySpreadConstraints']>[number];

/** What people change about an update that is stuck, as far as it applies; what gives up least comes first. */
export function changesOf(workload: Updated, template: Template): readonly Attempt[] {
  const strategies = ofStrategy(workload).map((one) => ({ ...one, template }));
  return [...ofSpread(workload, template), ...strategies];
}

function ofStrategy(workload: Updated): readonly Omit<Attempt, 'template'>[] {
  if (isOfKind('apps/Deployment', workload)) {
    if (workload.spec?.strategy?.type === 'Recreate') return [];
    const strategy = { type: 'RollingUpdate', rollingUpdate: SURGE_0 };
    return [
      { change: 'surge-0', workload: withSpec(workload, { strategy }) },
      { change: 'recreate', workload: withSpec(workload, { strategy: { type: 'Recreate' } }) },
    ];
  }
  if (isOfKind('apps/DaemonSet', workload)) {
    if (!workload.spec?.updateStrategy?.rollingUpdate?.maxSurge) return [];
    const updateStrategy = { type: 'RollingUpdate', rollingUpdate: SURGE_0 };
    return [{ change: 'surge-0', workload: withSpec(workload, { updateStrategy }) }];
  }
  if (!isOfKind('argoproj.io/Rollout', workload)) return [];
  const { canary } = workload.spec?.strategy ?? {};
  if (!canary) return [];
  const routed = canary.trafficRouting !== undefined;
  if (!routed) {
    const strategy = { canary: { ...canary, ...SURGE_0 } };
    return [{ change: 'surge-0', workload: withSpec(workload, { strategy }) }];
  }
  // The controller refuses it beside scaleDownDelaySeconds.
  const { scaleDownDelaySeconds: _, ...rest } = canary;
  const strategy = { canary: { ...rest, dynamicStableScale: true } };
  if (canary.dynamicStableScale) return [];
  return [{ change: 'dynamic-stable-scale', workload: withSpec(workload, { strategy }) }];
}

const SURGE_0 = { maxSurge: 0, maxUnavailable: 1 } as const;

function ofSpread(workload: Updated, template: Template): readonly Attempt[] {
  const pod = { spec: template.spec ?? { containers: [] } };
  const hard = hardConstraints(pod).map(({ constraint }) => constraint);
  const key = isOfKind('argoproj.io/Rollout', workload)
    ? 'rollouts-pod-template-hash'
    : isOfKind('apps/Deployment', workload) && 'pod-template-hash';
  const changed = (change: TriedChange['change'], fields: Partial<Constraint>): Attempt => ({
    change,
    workload,
    template: withConstraints(template, (one) =>
      hard.includes(one) ? { ...one, ...fields } : one,
    ),
  });
  const ignores = hard.some(({ nodeTaintsPolicy }) => nodeTaintsPolicy !== 'Honor');
  const mixes = key && hard.some(({ matchLabelKeys = [] }) => !matchLabelKeys.includes(key));
  return [
    ...(ignores ? [changed('honor-taints', { nodeTaintsPolicy: 'Honor' })] : []),
    ...(mixes ? [{ ...changed('per-revision', { matchLabelKeys: [key] }), key }] : []),
    ...(hard.length > 0
      ? [changed('schedule-anyway', { whenUnsatisfiable: 'ScheduleAnyway' })]
      : []),
  ];
}

function withConstraints(template: Template, change: (one: Constraint) => Constraint): Template {
  const { spec = { containers: [] } } = template;
  const { topologySpreadConstraints = [] } = spec;
  return {
    ...template,
    spec: { ...spec, topologySpreadConstraints: topologySpreadConstraints.map(change) },
  };
}

function withSpec<T extends Updated>(workload: T, fields: object): T {
  return { ...workload, spec: { ...workload.spec, ...fields } };
}
