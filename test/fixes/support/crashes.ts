import type { Candidate, Proposal } from '#src/domain/remedy.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

type Container = NonNullable<Resource<'Pod'>['spec']>['containers'][number];

/** A proven finding about container "app" of Deployment "web" of namespace shop. */
export function crashOf(id: string, params: object): Finding {
  const subject = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  return {
    key: `${id}|apps/Deployment|shop/web`,
    id,
    subject,
    params: { container: 'app', isInit: false, ...params },
    evidence: [],
    confidence: 'proven',
    role: 'root',
    explains: [],
    seen: [],
  };
}

/** That Deployment, whose template has one container "app"; `spec`: what else its pods are, or other containers. */
export function template(container: Partial<Container>, spec: object = {}): Resource {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: 'shop', name: 'web', uid: 'web-1', resourceVersion: '7' },
    spec: {
      replicas: 1,
      template: { spec: { containers: [{ name: 'app', ...container }], ...spec } },
    },
  } as Resource;
}

/** What a remedy proposes about a finding. */
export function proposalsFor(
  id: string,
  finding: Finding,
  workload: Resource,
  ...others: readonly Resource[]
): readonly Proposal[] {
  const isThere = others.some(({ kind }) => kind === 'Namespace');
  const namespaces = isThere ? [] : [named('Namespace', 'shop', '')];
  const { world } = openWorld(cluster([workload, ...namespaces, ...others]));
  return [...(remedies.find((one) => one.id === id)?.propose(finding, world) ?? [])];
}

/** What each proposal of a remedy writes, by the field of the pod template's spec. */
export function writtenFor(...asked: Parameters<typeof proposalsFor>): readonly object[] {
  return proposalsFor(...asked).map(({ change }) =>
    Object.fromEntries(
      (change?.ops ?? []).map((op) => [
        op.path.replace('/spec/template/spec/', ''),
        op.op === 'remove' ? undefined : op.value,
      ]),
    ),
  );
}

/** What a remedy suggests first about a finding. */
export function suggestedFor(...asked: Parameters<typeof proposalsFor>): readonly Candidate[] {
  return proposalsFor(...asked)[0]?.inputs?.[0]?.candidates ?? [];
}
