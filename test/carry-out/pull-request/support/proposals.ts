import { planId } from '#src/approvals/plan-id.ts';
import type { GitOwner } from '#src/domain/git-owner.ts';
import type { Fact, Ref } from '#src/domain/model.ts';
import type { Change, Plan } from '#src/domain/plan.ts';
import type { GitSource } from '#src/domain/pull-request.ts';
import type { Resource } from '#src/domain/resource.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { LIMITS } from '#test/fixes/support/surroundings.ts';
import { ON, toImage } from '#test/gitops/support/deployments.ts';
import { application } from '#test/gitops/support/owners.ts';

/** Images may be written in the name of the test's fix. */
export const REACHING = {
  ...LIMITS,
  reaches: new Map([
    [
      'test/remedy',
      [
        {
          of: ['apps/Deployment'],
          paths: { '/spec/template/spec/containers/*/image': () => true },
        },
      ],
    ],
  ]),
};

/** The plan of a change that is proposed. */
export function planOf(change: Change, cause = abortion().cause): Plan {
  const changes = [change] as const;
  const plan = { ...abortion(), changes, cause, goal: { is: 'updated-ready', on: ON } } as const;
  return { ...plan, id: planId(plan) };
}

/** What the pull request of a plan holds. */
export function draftIn({ changes: [{ draft }] }: Plan) {
  if (!draft) throw new Error('no draft');
  return draft;
}

/** Where the Application of that Deployment has it from. */
export const SOURCE: GitSource = { url: 'git@github.com:acme/deploy.git', path: 'shop' };
const OWNER: GitOwner = { by: 'argo-cd', name: 'shop' };

/** What is asked for where Git owns the Deployment. */
export function proposing(image: string, into: GitSource = SOURCE): Change {
  return { ...toImage(image), do: 'propose', into, owner: OWNER };
}

/** The Deployment of these files as the cluster has it. */
export function live(image: string, application = 'shop'): Resource {
  const id = `${application}:apps/Deployment:shop/web`;
  const annotations = { 'argocd.argoproj.io/tracking-id': id };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { namespace: 'shop', name: 'web', uid: 'u', resourceVersion: '1', annotations },
    spec: { template: { spec: { containers: [{ name: 'web', image }] } } },
  } as Resource;
}

/** A cluster that would take the patch, and never gets it. Its Application has the manifests from there. */
export function writerOf(object: Resource, image = 'web:2', source = SOURCE) {
  const after = live(image);
  const { url: repoURL, path, revision: targetRevision, made } = source;
  const plugin = made === 'plugin' ? {} : undefined;
  const shop = application({ source: { repoURL, path, targetRevision, plugin } }, { name: 'shop' });
  return {
    read: async ({ kind }: Ref): Promise<Fact<Resource>> => ({
      is: 'known',
      value: kind === 'argoproj.io/Application' ? shop : object,
    }),
    permits: async () => ({ is: 'allowed' }) as const,
    record: async () => undefined,
    async send(_change: Change, _version: string, mode: string) {
      if (mode !== 'dry-run') throw new Error('sent to the cluster');
      return { is: 'done', object: after } as const;
    },
  };
}
