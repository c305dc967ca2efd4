import { isOfKind } from '../../../domain/keys.ts';
import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';

/** What the API server and the Job controller write to the labels of a Job's pods, each with and without its prefix. */
const CONTROLLERS = /^(?:batch\.kubernetes\.io\/)?(?:controller-uid|job-name)$/;

/** A Job once more, to be corrected: its pod template cannot be changed. Without the labels by which Git or Helm own it. */
export const jobCopy: Making = { from: 'batch/Job', make: copied };

function copied({ name, namespace = '' }: Ref, source?: Resource): Resource | undefined {
  const { spec } = source && isOfKind('batch/Job', source) ? source : {};
  if (!spec || spec.manualSelector) return undefined;
  const { selector: _selector, manualSelector: _manual, ...kept } = spec;
  const { creationTimestamp: _created, labels = {}, ...metadata } = spec.template.metadata ?? {};
  const own = Object.entries(labels).filter(([key]) => !CONTROLLERS.test(key));
  const template = { ...spec.template, metadata: { ...metadata, labels: Object.fromEntries(own) } };
  const copy: Resource<'batch/Job'> = {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name, namespace },
    spec: { ...kept, template },
  };
  return copy;
}
