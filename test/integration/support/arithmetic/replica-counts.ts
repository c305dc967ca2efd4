import { request } from 'node:https';
import { createInterface } from 'node:readline';

import type { Access } from '#test/integration/support/kubeconfig.ts';

/** How many pods each revision of a workload was asked for at one moment. */
export type Counts = Readonly<{ updated: number; older: number; available: number; at: number }>;

type ReplicaSet = Readonly<{
  metadata: Readonly<{ name: string; ownerReferences?: readonly { name: string }[] }>;
  spec: Readonly<{ replicas: number }>;
  status: Readonly<{ availableReplicas?: number }>;
}>;
type Event = Readonly<{ type: string; object: ReplicaSet }>;

/** Follows the ReplicaSets of a namespace: each change of spec.replicas, in the order of the API server. */
export class ReplicaCounts {
  readonly #seen = new Map<string, Counts[]>();
  readonly #sets = new Map<string, Map<string, ReplicaSet>>();
  readonly #first = new Map<string, string>();
  readonly #request;

  constructor({ url, ca, token }: Access, namespace: string) {
    const path = `/apis/apps/v1/namespaces/${namespace}/replicasets?watch=true`;
    const headers = { authorization: `Bearer ${token}` };
    this.#request = request(new URL(path, url), { ca, headers });
    const ignore = () => undefined; // of what follows from close
    this.#request.on('error', ignore);
    this.#request.on('response', (response) => {
      const lines = createInterface({ input: response.on('error', ignore) });
      lines.on('error', ignore).on('line', (line) => this.#take(JSON.parse(line) as Event));
    });
    this.#request.end();
  }

  /** All that a workload's ReplicaSets were asked for so far, the first revision as the older one. */
  of(workload: string): readonly Counts[] {
    return this.#seen.get(workload) ?? [];
  }

  close(): void {
    this.#request.destroy();
  }

  #take({ type, object }: Event): void {
    const { name, ownerReferences: [owner] = [] } = object.metadata;
    if (!owner || type === 'BOOKMARK') return;
    const sets = this.#sets.get(owner.name) ?? new Map<string, ReplicaSet>();
    this.#sets.set(owner.name, sets);
    const first = this.#first.get(owner.name) ?? name;
    this.#first.set(owner.name, first);
    if (type === 'DELETED') sets.delete(name);
    else sets.set(name, object);

    let [updated, older, available] = [0, 0, 0];
    for (const [of, { spec, status }] of sets) {
      if (of === first) older += spec.replicas;
      else updated += spec.replicas;
      available += status.availableReplicas ?? 0;
    }
    const seen = this.#seen.get(owner.name) ?? [];
    this.#seen.set(owner.name, seen);
    const last = seen.at(-1);
    const isSame = last?.updated === updated && last.older === older;
    if (last && isSame) seen[seen.length - 1] = { ...last, available };
    else seen.push({ updated, older, available, at: Date.now() });
  }
}
