import type { Resource } from '#src/domain/resource.ts';
import { ago, owned } from '#test/support/objects.ts';
import { workload } from '#test/support/states.ts';

const SET = { kind: 'apps/ReplicaSet', name: 'web-6c7c' };

/** The ReplicaSet of Deployment "web" of namespace shop, which is refused each pod with that answer. */
export function refusedSet(answer: string): Resource {
  const message = `pods "web-6c7c-x2lkq" is forbidden: ${answer}`;
  const type = { type: 'ReplicaFailure', status: 'True', reason: 'FailedCreate' };
  const conditions = [{ ...type, message, lastTransitionTime: ago(30) }];
  const set = workload('apps/ReplicaSet', 1, { conditions });
  const metadata = { ...set.metadata, name: SET.name, uid: SET.name };
  return owned({ ...set, metadata }, { kind: 'apps/Deployment', name: 'web' });
}

/** The same set, whose template has this container. */
export function templated(set: Resource, container: object): Resource {
  const metadata = { labels: { app: 'web' } };
  return {
    ...set,
    spec: { template: { metadata, spec: { containers: [container] } } },
  } as Resource;
}

/** What the ReplicaSet's controller reports, last so many minutes ago. */
export function creationEvent(
  reason: 'FailedCreate' | 'SuccessfulCreate',
  message: string,
  minutes: number,
  { kind, name } = SET,
): Resource<'Event'> {
  const [kindName = '', group] = kind.split('/').toReversed();
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { namespace: 'shop', name: `${name}.${reason}.${minutes}` },
    involvedObject: { apiVersion: `${group}/v1`, kind: kindName, namespace: 'shop', name },
    reason,
    message,
    lastTimestamp: ago(minutes),
  };
}
