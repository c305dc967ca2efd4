import type { Resource } from '../../domain/resource.ts';
import { tableOf } from '../../text/table-of.ts';
import { fieldsAt, type Field } from './fields.ts';

/** Annotations by which KEDA, Crossplane, Cluster API and Argo CD are told so, and the values that mean it. */
const ANNOTATIONS: Readonly<Record<string, RegExp>> = tableOf({
  'autoscaling.keda.sh/paused-replicas': /^\d+$/,
  'autoscaling.keda.sh/paused': /^true$/i,
  'crossplane.io/paused': /^true$/i,
  'cluster.x-k8s.io/paused': /^/, // its presence is enough
  'argocd.argoproj.io/skip-reconcile': /^true$/i,
});

/** Where a custom object says that its controller is to leave it alone; `annotation`: not in a field of its spec. */
export type HeldField = Field & Readonly<{ annotation?: string }>;

/** Whether somebody holds a custom object back: by a field, as Flux, Argo Workflows and Cluster API have it, or an annotation. */
export function heldField(object: Resource): HeldField | undefined {
  const field = ['spec.suspend', 'spec.paused']
    .flatMap((at) => fieldsAt(object, at))
    .find(({ value }) => value === true);
  if (field) return field;

  const { annotations = {} } = object.metadata ?? {};
  const annotation = Object.keys(ANNOTATIONS).find((key) => {
    const value = annotations[key];
    return value !== undefined && ANNOTATIONS[key]?.test(value);
  });
  if (!annotation) return undefined;
  const path = `/metadata/annotations/${annotation.replaceAll('/', '~1')}`;
  return { path, value: annotations[annotation], annotation };
}
