import type { Deadlock, Shortage, Moment, Preflight, TriedChange } from '../../domain/preflight.ts';
import { marked } from '../../text/marked.ts';

type Limits = NonNullable<Preflight['limits']>;

/** What is said of an update before it happens, in English. */
export const preflightEn = {
  fits: (name: string, isNew: boolean) =>
    isNew
      ? `${name} can start: every pod finds a node.`
      : `${name}: every step of the update finds room.`,
  tight: (name: string) =>
    `${name}: there is a way to place every step, but only if the scheduler chooses the right nodes.`,
  stuck: (name: string, step: number, needs: string, isNew: boolean) =>
    isNew
      ? `${name} cannot start completely: ${needs}.`
      : `${name}: this update will deadlock at step ${step}: ${needs}.`,
  waits: (name: string, step: number, needs: string, pods: readonly string[]) =>
    `${name}: this update waits at step ${step} (${needs}) until ${marked(pods)} has ended.`,
  seemsToFit: (name: string, why: string, isNew: boolean) =>
    `${name}: ${isNew ? 'every pod finds a node' : 'every step of the update finds room'} as far as can be told: ${why}.`,
  notDecided: (name: string, why: string) =>
    `${name}: whether each step finds room is not decided: ${why}.`,
  alone:
    'Each is judged by itself, as if the others were not applied: together they may need more room.',
  avoidedBy: (change: string) => `${change} avoids it`,
  unchanged:
    'The template is what runs already, so that no pod is replaced now; this is what the next update would do.',
  limits: ({ surge, unavailable, maxSurge, maxUnavailable }: Limits, replicas: number) =>
    `maxSurge ${maxSurge} of ${replicas} comes to ${surge}, maxUnavailable ${maxUnavailable} of ${replicas} to ${unavailable}${
      unavailable === 0 ? ': an old pod goes only after a new one is available' : ''
    }.`,
  plan: (counts: string, peak: number) =>
    `Pods of the new and the old revision: ${counts}. At most ${peak} at once, beside those that are still ending.`,
  keeps: (seconds: number) => `The old pods stay for ${seconds} s after the switch.`,
  needs: {
    lack: ({ amount, resource, node }: Shortage) =>
      `${amount} more ${resource} on node \`${node}\``,
    ports: (ports: readonly number[], nodes: string) =>
      `host port ${ports.join(', ')} free on ${nodes}`,
    'topology-spread': (nodes: string) =>
      `a place that the spread rule allows (${nodes} would make the skew too large)`,
    'inter-pod-affinity': (nodes: string) =>
      `a node that the rules between pods allow (${nodes} runs a pod that stands against it)`,
    taints: (nodes: string) => `a node whose taints it tolerates (not ${nodes})`,
    unschedulable: (nodes: string) => `${nodes} to be uncordoned`,
    'node-affinity': () => 'a node that its selector or node affinity allows',
    'node-name': (nodes: string) => `the node that it names (not ${nodes})`,
    other: (rules: string, nodes: string) => `a node without obstacles (${rules} on ${nodes})`,
    noNode: 'a node',
    stopped: (code: string, object?: string) =>
      `the scheduler tries no node at all (${code}${object ? `: \`${object}\`` : ''})`,
  },
  needsOf: (what: string) => `needs ${what}`,
  more: (count: number) => `${count} more`,
  held: (pod: string) =>
    `\`${pod}\`, a pod of the old revision, holds that place, and stays until the new pod is available: waiting does not help.`,
  lasting: 'Nothing of it ends by itself: waiting does not help.',
  placed: ({ updated, older }: Moment, placed: number) =>
    `Pods wanted at that step: ${updated} new and ${older} old; ${placed + older} of these ${updated + older} can be placed.`,
  atMost: (replicas: number, peak: number, fits: boolean) =>
    fits
      ? `With as many replicas as its autoscaler allows (${replicas}, at most ${peak} pods) it fits, too.`
      : `With as many replicas as its autoscaler allows (${replicas}, at most ${peak} pods) it does not fit.`,
  helps: 'What helps',
  helpsNot: 'What does not help',
  nodes: 'Nodes',
  changes: {
    'surge-0': ({ replicas }: TriedChange) =>
      `maxSurge 0 / maxUnavailable 1${replicas ? ` with replicas: ${replicas}` : ''}`,
    recreate: () => 'strategy Recreate',
    'honor-taints': () => 'nodeTaintsPolicy: Honor in the spread rule',
    'per-revision': ({ key = '' }: TriedChange) => `matchLabelKeys: [${key}] in the spread rule`,
    'schedule-anyway': () => 'whenUnsatisfiable: ScheduleAnyway, at the price of the guarantee',
    'dynamic-stable-scale': () => 'dynamicStableScale: true',
    'fewer-replicas': ({ replicas = 0 }: TriedChange) => `replicas: ${replicas}`,
  },
  downtime: 'downtime while the new pod starts',
  asFarAs: (why: string) => `as far as can be told: ${why}`,
  helpsNotWhy: ({ at, step }: Deadlock) =>
    `stuck at step ${step}, where it wants ${at.updated} new and ${at.older} old pods`,
  dynamic: ({ at }: Deadlock) =>
    `at weight ${at.weight ?? 100} it still wants ${at.updated} new and ${at.older} old pods: the stable revision gets smaller only after its traffic has moved, and that waits for the new pods`,
  undecided: {
    unread: 'not all nodes and pods could be read',
    fields: 'a field of its strategy is not valid',
    template: 'the template to which it refers could not be read',
    volumes: 'its volumes may bind it to certain nodes',
    'resource-claims': 'its resource claims are allocated by the scheduler',
    scheduler: 'another scheduler places its pods',
    preemption: 'pods of a lower priority may be evicted for it',
    experiment: 'an experiment in its steps makes pods of its own',
    'too-many-ways': 'there are too many ways to place the pods to try them all',
  },
};
