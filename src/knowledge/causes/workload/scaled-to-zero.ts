import { isOfKind, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { fieldsAt } from '../../../readings/reports/fields.ts';
import { heldField } from '../../../readings/reports/held-field.ts';
import { sizeOf } from '../../../readings/workloads/sizes.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { meantBy } from '../../meant-by.ts';
import { SCALER, scaledToZeroWords, type Asleep } from './scaled-to-zero.words.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;
type Kind = (typeof KINDS)[number];

/** A workload has no pods because none are asked for. */
export const scaledToZero: Cause<Asleep, Kind> = {
  id: 'workload/scaled-to-zero',
  of: KINDS,
  explains: ['scaled-to-zero'],
  symptom: meantBy('scaled-to-zero', KINDS, (workload, world) =>
    sizeOf(workload).wanted === 0 && !isTemplate(workload, world)
      ? { path: '/spec/replicas', quote: '0', reason: 'ScaledToZero' }
      : undefined,
  ),

  *explain({ on, evidence }, world, { kind = '' }) {
    const found = scalerOf(on, kind, world);
    const scaler = found && refTo(SCALER, found);
    const held = found && scaler && heldIn(found, scaler);
    yield {
      subject: on,
      params: {
        kind,
        ...(scaler && { by: scaler.name }),
        ...(held && { paused: held.annotation }),
      },
      evidence: [evidence, ...(held ? [held.evidence] : [])],
      strength: 'entails',
      ...(scaler &&
        !held && {
          because: { at: scaler, edge: 'scaled-object-to-workload', ifIll: true as const },
        }),
    };
  },

  ...scaledToZeroWords,
};

/** The ScaledObject of KEDA that scales a workload; it means a Deployment where it names no kind. */
function scalerOf({ namespace = '', name }: Ref, kind: string, world: World): Resource | undefined {
  return world.list(SCALER, { namespace }).items.find((one) => {
    const [of] = fieldsAt(one, 'spec.scaleTargetRef.kind');
    const [target] = fieldsAt(one, 'spec.scaleTargetRef.name');
    return target?.value === name && (of?.value ?? 'Deployment') === kind;
  });
}

/** The annotation that holds the size, where one does. */
function heldIn(
  scaler: Resource,
  on: Ref,
): Readonly<{ annotation: string; evidence: Evidence }> | undefined {
  const { annotation, path, value } = heldField(scaler) ?? {};
  if (!annotation || !path) return undefined;
  return { annotation, evidence: quotedField(on, path, String(value)) };
}

/** A Rollout may have its template from a Deployment, which it then scales down itself. */
function isTemplate(workload: Resource<Kind>, world: World): boolean {
  if (!isOfKind('apps/Deployment', workload)) return false;
  const { namespace = '', name } = workload.metadata ?? {};
  return world
    .list('argoproj.io/Rollout', { namespace })
    .items.some(({ spec }) => spec?.workloadRef?.name === name);
}
