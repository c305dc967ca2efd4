import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { harmOf } from '../../readings/harm.ts';
import { unscheduledCondition } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** A scheduler that works looks at a new pod within seconds. */
const NORMAL_MS = 30_000;

/** A pod has no node: the scheduler found none, or says nothing. One that is gated is not for it yet. */
export const podUnscheduled: SymptomFinder<'Pod'> = {
  kind: 'pod-unscheduled',
  of: ['Pod'],

  *find(pod, world) {
    const { metadata, spec, status } = pod;
    if (metadata?.deletionTimestamp || spec?.nodeName || status?.phase !== 'Pending') return;
    const found = refused(pod) ?? ignored(pod, world.now);
    if (!found) return;

    const on = refTo('Pod', pod);
    const { reason, since, path, quote } = found;
    yield {
      kind: 'pod-unscheduled',
      on,
      reason,
      evidence: { ...quotedField(on, path, quote), ...present({ at: since }) },
      ...present({ since }),
      hurts: harmOf(on, world),
    };
  },
};

type UnscheduledReason = Readonly<{ reason: string; since?: string; path: string; quote: string }>;

function refused(pod: Resource<'Pod'>): UnscheduledReason | undefined {
  const condition = unscheduledCondition(pod);
  if (!condition) return undefined;
  const { message, reason = '', path, lastTransitionTime: since } = condition;
  const [field, quote] = message ? ['message', message] : ['reason', reason];
  return { reason, path: `${path}/${field}`, quote, ...present({ since }) };
}

function ignored(
  { metadata, spec, status }: Resource<'Pod'>,
  now: string,
): UnscheduledReason | undefined {
  const since = metadata?.creationTimestamp;
  if (spec?.schedulingGates?.length || !since || isWithin(NORMAL_MS, since, now)) return undefined;
  const { phase = '' } = status ?? {};
  return { reason: phase, since, path: '/status/phase', quote: phase };
}
