import { readdirSync } from 'node:fs';

/** What a folder of src may import of the others, and which packages; docs/architecture.md shows the same. */
export type Room = Readonly<{
  knows: readonly string[];
  packages?: readonly string[];
  isPure?: true;
}>;

/** The rooms from the bottom up: a room imports its own files and those of the rooms that it knows. */
export const rooms = {
  domain: { knows: [], packages: ['@kubernetes/client-node'], isPure: true },
  text: { knows: ['domain'], isPure: true },
  world: {
    knows: ['domain', 'text'],
    packages: ['@kubernetes/client-node', 'rfc6902'],
    isPure: true,
  },
  readings: {
    knows: ['domain', 'text', 'world'],
    packages: ['@kubernetes/client-node'],
    isPure: true,
  },
  simulator: {
    knows: ['domain', 'text', 'world', 'readings'],
    packages: ['@kubernetes/client-node'],
    isPure: true,
  },
  engine: { knows: ['domain', 'text', 'world', 'readings'], isPure: true },
  knowledge: {
    knows: ['domain', 'text', 'world', 'readings', 'simulator'],
    packages: ['@kubernetes/client-node'],
    isPure: true,
  },
  gitops: {
    knows: ['domain', 'text', 'world', 'readings'],
    packages: [
      '@kubernetes/client-node',
      '@octokit/request',
      'node:crypto',
      'node:path',
      'js-yaml',
      'rfc6902',
      'yaml',
      'zod',
    ],
  },
  approvals: { knows: ['domain', 'text'], packages: ['node:crypto', 'js-yaml'] },
  'carry-out': {
    knows: ['domain', 'text', 'world', 'readings', 'gitops', 'approvals'],
    packages: ['@kubernetes/client-node', 'node:crypto', 'zod'],
  },
  fixes: {
    knows: [
      'domain',
      'text',
      'world',
      'readings',
      'simulator',
      'engine',
      'knowledge',
      'gitops',
      'approvals',
      'carry-out',
    ],
    packages: ['@kubernetes/client-node', 'node:crypto', 'js-yaml', 'zod'],
  },
  checklists: {
    knows: ['domain', 'text', 'world', 'readings', 'simulator', 'engine', 'knowledge', 'gitops'],
  },
  explain: { knows: ['domain', 'text', 'world', 'readings', 'knowledge'] },
  answers: {
    knows: [
      'domain',
      'text',
      'world',
      'readings',
      'simulator',
      'engine',
      'knowledge',
      'approvals',
      'carry-out',
      'fixes',
      'checklists',
      'explain',
    ],
    packages: ['js-yaml'],
  },
  incident: { knows: ['domain', 'text', 'approvals'], isPure: true },
  cluster: {
    knows: ['domain', 'text', 'world'],
    packages: ['@kubernetes/client-node', 'modern-tar', 'node:', 'rfc6902', 'js-yaml', 'zod'],
  },
  queue: { knows: ['domain', 'text'], packages: ['bullmq', 'ioredis', 'node:', 'zod'] },
  slack: {
    knows: ['domain', 'text', 'approvals', 'answers/words', 'incident'],
    packages: ['@slack/', 'node:', 'zod'],
  },
  alerts: { knows: ['domain', 'text'], packages: ['node:', 'zod'] },
  serve: {
    knows: [
      'domain',
      'text',
      'gitops/github',
      'approvals',
      'carry-out',
      'fixes',
      'answers',
      'cluster',
      'queue',
      'slack',
      'alerts',
    ],
    packages: ['birpc', 'node:', 'pino', 'prom-client', 'js-yaml', 'zod'],
  },
  cli: {
    knows: [
      'domain',
      'text',
      'world',
      'readings',
      'knowledge',
      'approvals',
      'answers',
      'cluster',
      'slack/views',
      'alerts',
      'serve',
    ],
    packages: ['commander', 'node:', 'js-yaml'],
  },
} as const satisfies Record<string, Room>;

/** What is known of one part of Kubernetes: no area of knowledge imports another. */
export const areas = readdirSync(new URL('src/knowledge/causes', import.meta.url), {
  withFileTypes: true,
})
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** Loading these takes long: one room does, the others import their types. */
const LOADED_BY: Readonly<Record<string, string>> = {
  '@kubernetes/client-node': 'cluster',
  '@octokit/request': 'gitops',
  '@slack/bolt': 'slack',
  '@slack/web-api': 'slack',
  bullmq: 'queue',
  ioredis: 'queue',
};

/** What lint says about the imports of an area of knowledge: those of its room, and no other area. */
export function restrictedIn(area: string) {
  const others = areas.filter((one) => one !== area);
  const [severity, { paths, patterns }] = restricted('knowledge', rooms.knowledge);
  const alone = {
    regex: `^(\\.\\./)+(${others.join('|')})(/|$)`,
    message:
      'No area imports another: what two of them need is a reading, or stands in src/knowledge/signs.',
  };
  return [severity, { paths, patterns: [...patterns, alone] }] as const;
}

/** What lint says about the imports of a folder: a relative path that goes up and into a closed room, and packages. */
export function restricted(name: string, { knows, packages = [] }: Room) {
  const closed = Object.keys(rooms)
    .filter((room) => room !== name && !knows.includes(room))
    .flatMap((room) => closedIn(room, knows));
  const heavy = Object.entries(LOADED_BY).filter(([, room]) => room !== name);
  return [
    'error',
    {
      paths: heavy.map(([one, room]) => ({
        name: one,
        allowTypeImports: true,
        message: `Only src/${room} loads it; types elsewhere.`,
      })),
      patterns: [
        {
          regex: `^(\\.\\./)+(${closed.join('|')})(/|$)`,
          message: `${name} knows ${knows.join(', ') || 'no other room'}: see rooms.config.ts.`,
        },
        packagesBut(packages),
      ],
    },
  ] as const;
}

/** All of a room, or, where only a folder of it is known, all that stands beside that folder. */
function closedIn(room: string, knows: readonly string[]): readonly string[] {
  if (!knows.some((one) => one.startsWith(`${room}/`))) return [room];
  const inside = readdirSync(new URL(`src/${room}`, import.meta.url));
  return inside.map((one) => `${room}/${one}`).filter((path) => !knows.includes(path));
}

/**
 * Relative imports, and no packages but these; one that ends in ":" or "/" stands for all that begin so. oxlint lets in
 * what one group lets in, whatever another says: so this is the only group, and rooms are a pattern.
 */
export function packagesBut(packages: readonly string[]) {
  const allowed = packages.flatMap((one) =>
    /[:/]$/.test(one) ? [`!${one}*`, `!${one}*/*`] : [`!${one}`, `!${one}/*`],
  );
  return {
    group: ['*', '!./**', '!../**', ...allowed],
    message: 'A package is chosen on purpose: see rooms.config.ts.',
  };
}
