import type { Register } from './session.ts';

/** A subcommand as `kubewhy --help` lists it; the rest of it is loaded when it is asked for. */
export type Subcommand = Readonly<{
  name: string;
  description: string;
  load: () => Promise<Register>;
}>;

/** In the order of `kubewhy --help`. The answering ones take most of a second to load unbundled, the bot two. */
export const subcommands: readonly Subcommand[] = [
  {
    name: 'why',
    description: 'say why a target is broken, how that is known, and what may be done',
    load: async () => (await import('./why.ts')).registerWhy,
  },
  {
    name: 'scan',
    description: 'say all that is wrong in a namespace or a cluster, one entry per root cause',
    load: async () => (await import('./scan.ts')).registerScan,
  },
  {
    name: 'check',
    description:
      'go through checklists (rollouts, backups, storage …): what holds, fails or was not checked',
    load: async () => (await import('./check.ts')).registerCheck,
  },
  {
    name: 'rollout',
    description: 'show how an update stands: step, weights, pods, analyses, what comes next',
    load: async () => (await import('./rollout.ts')).registerRollout,
  },
  {
    name: 'explain',
    description:
      'say what a copied error message shows; with a cluster, also look at what it names',
    load: async () => (await import('./explain.ts')).registerExplain,
  },
  {
    name: 'fix',
    description: 'show the fix for a target and its proof; --apply carries it out after asking',
    load: async () => (await import('./fix.ts')).registerFix,
  },
  {
    name: 'preflight',
    description:
      'say whether applying a manifest would deadlock: at which step, and what avoids it',
    load: async () => (await import('./preflight.ts')).registerPreflight,
  },
  {
    name: 'serve',
    description: 'run the Slack bot',
    load: async () => (await import('./serve.ts')).registerServe,
  },
  {
    name: 'audit',
    description: 'show what was asked, offered, approved and done in Slack, and by whom',
    load: async () => (await import('./audit.ts')).registerAudit,
  },
  {
    name: 'capture',
    description: 'record a cluster, without what is secret, for why --snapshot',
    load: async () => (await import('./capture.ts')).registerCapture,
  },
  {
    name: 'replay',
    description: 'answer again from what --save kept, without a cluster, and compare',
    load: async () => (await import('./replay.ts')).registerReplay,
  },
];
