import type { Repositories } from '#src/domain/ports.ts';
import { gitHubRepositories } from '#src/gitops/github/repositories.ts';
import { startHub } from '#test/gitops/github/support/hub.ts';
import type { Files, GitServer, Repository } from '#test/integration/gitops/support/git-server.ts';

/** A repository that is fetched by Git, and whose pull requests are GitHub's. */
export type Forge = Readonly<{
  url: string;
  repositories: Repositories;
  /** Does what a person does with the one open pull request: merges it. */
  merge(): Promise<void>;
  stop(): Promise<void>;
}>;

type Pull = Readonly<{ number: number; head: Readonly<{ ref: string }> }>;

/** GitHub's API is an emulator, which serves no Git: what is merged there is committed to the repository that is fetched. */
export async function startForge(server: GitServer, files: Files): Promise<Forge> {
  const repository: Repository = await server.repository('acme/deploy', files);
  const hub = await startHub(files);
  const repositories = gitHubRepositories({ ...hub.github, host: server.host });
  return {
    url: repository.url,
    repositories,
    async merge() {
      const [pull] = await hub.call<readonly Pull[]>('GET', '/repos/acme/deploy/pulls');
      if (!pull) throw new Error('No pull request is open.');
      await hub.call('PUT', `/repos/acme/deploy/pulls/${pull.number}/merge`, {});
      const merged = await repositories.look('acme/deploy', 'main');
      if (!merged) throw new Error('GitHub has no branch main.');
      const paths = [...merged.files.keys()];
      await repository.commit(Object.fromEntries(await repositories.read(merged, paths)));
    },
    stop: () => hub.stop(),
  };
}
