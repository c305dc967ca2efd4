import { isOfKind } from '../../../domain/keys.ts';
import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';

/** One run of a CronJob, at once. */
export const manualJob = { from: 'batch/CronJob', make } as const satisfies Making;

/** As `kubectl create job --from` makes it: without blockOwnerDeletion, which needs a right of its own. */
function make({ namespace = '', name }: Ref, source?: Resource): Resource | undefined {
  if (!source || !isOfKind('batch/CronJob', source)) return undefined;
  const { metadata: { name: owner = '', uid = '' } = {}, spec } = source;
  const { metadata, spec: wanted } = spec?.jobTemplate ?? {};
  if (!wanted) return undefined;
  const made: Resource<'batch/Job'> = {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      namespace,
      name,
      ...(metadata?.labels && { labels: metadata.labels }),
      annotations: { ...metadata?.annotations, 'cronjob.kubernetes.io/instantiate': 'manual' },
      ownerReferences: [
        { apiVersion: 'batch/v1', kind: 'CronJob', name: owner, uid, controller: true },
      ],
    },
    spec: wanted,
  };
  return made;
}
