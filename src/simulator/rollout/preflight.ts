import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Preflight } from '../../domain/preflight.ts';
import { present } from '../../text/present.ts';
import type { Pod } from '../cluster.ts';
import { courseOf, peakOf } from './course.ts';
import { momentOf } from './deadlock.ts';
import type { Fenceposts } from './fenceposts.ts';
import { simulated, type Subject } from './simulated.ts';
import { standsIn } from './stands-in.ts';
import { strategyOf, type Updated } from './strategy-of.ts';
import { replicasOf, subjectOf } from './subject.ts';
import { triedOn } from './tried.ts';

/**
 * What applying a manifest would do: every step with its pods, and where it would come to a stop. `replaced`: the pods that an update
 * which runs already has still to replace.
 */
export function preflightOf(manifest: Updated, world: World, replaced?: readonly Pod[]): Preflight {
  const { live, subject, missing } = subjectOf(manifest, world, replaced);
  const { namespace, name } = refTo(kindOf(manifest), manifest);
  const target = { kind: kindOf(manifest), ...present({ namespace }), name };
  if (!subject || live.is === 'unknown') {
    const why = missing ?? 'unread';
    const course = { is: 'not-decided', why } as const;
    return {
      target,
      is: 'not-known',
      replicas: 0,
      moments: [],
      peak: 0,
      course,
      tried: [],
      notChecked: [why],
    };
  }

  const running = live.is === 'known' ? live.value : undefined;
  const scaler = running && autoscalerOf(target, world);
  const replicas = (scaler && running && replicasOf(running)) ?? subject.replicas;
  const asked = { ...subject, replicas };
  const course = simulated(asked);
  const isStuck = course.is !== 'fits';
  const same = running && standsIn(subject.template, running.spec?.template);
  return {
    target,
    is: !running || subject.isNew ? 'new' : same ? 'unchanged' : 'update',
    replicas,
    ...planOf(asked),
    course,
    ...(scaler && scaler.max > replicas && { atMost: atMost(asked, scaler.max) }),
    tried: isStuck ? triedOn(asked) : [],
    notChecked: notCheckedOf(asked),
  };
}

type Plan = Pick<Preflight, 'limits' | 'moments' | 'peak'>;

function planOf({ workload, replicas, older }: Subject): Plan {
  const planned = strategyOf(workload, { replicas, older: older.length });
  if (!planned) return { moments: [], peak: 0 };
  const points = courseOf(planned.strategy);
  const moments = points.map(momentOf).filter((one, index, all) => {
    const before = all[index - 1];
    return before?.updated !== one.updated || before.older !== one.older;
  });
  const limits = planned.limits && limitsOf(workload, planned.limits);
  return { moments, peak: peakOf(points), ...present({ limits }) };
}

/** The resolved numbers beside what stands in the fields, or the default that holds. */
function limitsOf(workload: Updated, limits: Fenceposts): Plan['limits'] {
  const { maxSurge, maxUnavailable } = fieldsOf(workload);
  return { ...limits, maxSurge: `${maxSurge}`, maxUnavailable: `${maxUnavailable}` };
}

function fieldsOf(workload: Updated) {
  if (isOfKind('apps/DaemonSet', workload)) {
    const { maxSurge = 0, maxUnavailable = 1 } = workload.spec?.updateStrategy?.rollingUpdate ?? {};
    return { maxSurge, maxUnavailable };
  }
  const fields = isOfKind('apps/Deployment', workload)
    ? workload.spec?.strategy?.rollingUpdate
    : isOfKind('argoproj.io/Rollout', workload)
      ? workload.spec?.strategy?.canary
      : undefined;
  const { maxSurge = '25%', maxUnavailable = '25%' } = fields ?? {};
  return { maxSurge, maxUnavailable };
}

/** As many pods as the autoscaler may ask for, which is when an update is most likely to be in the way. */
function atMost(subject: Subject, replicas: number): NonNullable<Preflight['atMost']> {
  const at = { ...subject, replicas };
  return { replicas, peak: planOf(at).peak, course: simulated(at) };
}

function autoscalerOf(
  { kind, namespace = '', name }: Preflight['target'],
  world: World,
): Readonly<{ max: number }> | undefined {
  const { items } = world.list('autoscaling/HorizontalPodAutoscaler', { namespace });
  const found = items.find(({ spec }) => {
    const { apiVersion, kind: of, name: target } = spec?.scaleTargetRef ?? {};
    return target === name && kindOf({ ...present({ apiVersion, kind: of }) }) === kind;
  });
  return found?.spec && { max: found.spec.maxReplicas };
}

/** What only the cluster itself can tell, as codes. */
function notCheckedOf({ workload, gaps }: Subject): readonly string[] {
  const canary = isOfKind('argoproj.io/Rollout', workload) && workload.spec?.strategy?.canary;
  const experiments = canary && canary.steps?.some((step) => 'experiment' in step);
  return [
    ...(Object.keys(gaps).length > 0 ? ['unread'] : []),
    ...(experiments ? ['experiment'] : []),
  ];
}
