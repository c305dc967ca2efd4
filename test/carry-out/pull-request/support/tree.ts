import { admissionOf } from '#src/carry-out/admission.ts';
import { carryOut } from '#src/carry-out/carry-out.ts';
import type { Ref } from '#src/domain/model.ts';
import type { HandedOver } from '#src/domain/plan.ts';
import type { GitSource } from '#src/domain/pull-request.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import { rendered } from '#src/gitops/manifests/rendered.ts';
import { openTree } from '#src/gitops/manifests/tree.ts';
import {
  live,
  planOf,
  proposing,
  REACHING,
  SOURCE,
  writerOf,
} from '#test/carry-out/pull-request/support/proposals.ts';
import { approved, surroundings } from '#test/fixes/support/surroundings.ts';
import { type Hub, startHub } from '#test/gitops/github/support/hub.ts';
import { toImage } from '#test/gitops/support/deployments.ts';

type Files = Readonly<Record<string, string>>;
/** Files of a repository, where in it the Application looks, and what the cluster has of them. */
export type Asked = Readonly<{ files: Files; path: string; name?: string; was?: string }> &
  Pick<GitSource, 'made'>;
/** All files as the pull request leaves them, what Git makes of them before and then, and what was shown; or why there is none. */
export type Brought = Readonly<{
  files: Files;
  before: readonly unknown[];
  after: readonly unknown[];
  diffs: readonly string[];
}>;

/** Offers, shows, approves and opens the pull request for image `web:2`, as the remediator does it at GitHub. */
export async function broughtBy(asked: Asked): Promise<Brought | HandedOver> {
  const hub = await startHub(asked.files);
  try {
    return await opened(hub, asked);
  } finally {
    await hub.stop();
  }
}

async function opened(
  hub: Hub,
  { files, path, made, name = 'web', was = 'web:1' }: Asked,
): Promise<Brought | HandedOver> {
  const repositories = gitHubRepositories(hub.github);
  const source = { ...SOURCE, path, ...(made && { made }) };
  const on = { ...toImage('web:2').on, name };
  const change = { ...proposing('web:2', source), ...toImage('web:2', was), on } as const;
  const asked = { ...change, do: 'propose' } as const;
  const writer = writerFor(name, was, source, on);
  const { draft, undrafted } = await admissionOf(asked, writer, REACHING, repositories);
  if (!draft) return undrafted ?? { why: 'git-unreachable' };

  const plan = planOf({ ...asked, draft, undo: { none: 'is-in-git' } });
  const deps = { ...surroundings().deps, limits: REACHING, repositories, writer };
  const ended = await carryOut(approved(plan.id), plan, deps);
  if (ended.outcome !== 'proposed') throw new Error(JSON.stringify(ended));
  const [pull] = await hub.call<readonly Pull[]>('GET', '/repos/acme/deploy/pulls');
  const snapshot = await repositories.look('acme/deploy', pull?.head.ref);
  if (!snapshot) throw new Error('no branch');
  const now = Object.fromEntries(await repositories.read(snapshot, Object.keys(files)));
  return {
    files: now,
    before: objectsIn(files, source),
    after: objectsIn(now, source),
    diffs: draft.files.map(({ diff }) => diff),
  };
}

type Pull = Readonly<{ head: Readonly<{ ref: string }> }>;

/** A cluster in which the Deployment has that name and image. */
function writerFor(name: string, was: string, source: GitSource, on: Ref) {
  const called = (image: string) => {
    const object = live(image);
    const id = `shop:apps/Deployment:${on.namespace}/${name}`;
    const annotations = { 'argocd.argoproj.io/tracking-id': id };
    return { ...object, metadata: { ...object.metadata, name, annotations } };
  };
  const writer = writerOf(called(was), 'web:2', source);
  return { ...writer, send: async () => ({ is: 'done', object: called('web:2') }) as const };
}

function objectsIn(files: Files, source: GitSource): readonly unknown[] {
  const { tree } = openTree(new Set(Object.keys(files)), new Map(Object.entries(files)));
  return rendered(tree, source).map(({ value }) => value);
}
