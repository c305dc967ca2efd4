/** How Git's addresses are written: https://host/owner/name.git, ssh://git@host/owner/name, git@host:owner/name.git. */
const FORMS = [
  /^https?:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<name>[^/]+\/[^/]+?)(?:\.git)?\/?$/,
  /^ssh:\/\/(?:[^@/]+@)?(?<host>[^/:]+)(?::\d+)?\/(?<name>[^/]+\/[^/]+?)(?:\.git)?\/?$/,
  /^(?:[^@/]+@)?(?<host>[^/:]+):(?<name>[^/]+\/[^/]+?)(?:\.git)?$/,
];

/** The "owner/name" of an address on that host; undefined for any other. GitHub takes names in any case. */
export function repositoryName(url: string, host: string): string | undefined {
  const { groups } = FORMS.map((form) => form.exec(url)).find((match) => match) ?? {};
  return groups?.['host']?.toLowerCase() === host.toLowerCase() ? groups['name'] : undefined;
}
