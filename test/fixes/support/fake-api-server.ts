import { guardedPatch } from '#src/cluster/guarded-patch.ts';
import type { Op } from '#src/domain/plan.ts';
import type { Permission, Recorded, Writer } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import { changed } from '#src/world/changed.ts';

/** One object behind optimistic concurrency; counts how often a change of ours took effect. */
export class FakeApiServer implements Writer {
  object: Resource | undefined;
  permission: Permission = { is: 'allowed' };
  effects = 0;
  sends = 0;
  readonly recorded = new Map<string, Recorded>(); // by id, as an API server names them

  constructor(status: object, at = { namespace: 'blog-system', name: 'web' }) {
    const metadata = { ...at, uid: 'rollout-1', resourceVersion: '1' };
    const object = { apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout', metadata, status };
    this.object = object;
  }

  /** Somebody else changes the object. */
  edit(ops: readonly Op[]): void {
    if (this.object) this.object = this.#patched(this.object, ops) ?? this.object;
  }

  async read(): ReturnType<Writer['read']> {
    return this.object ? { is: 'known', value: this.object } : { is: 'absent' };
  }

  async permits(): Promise<Permission> {
    return this.permission;
  }

  async record(event: Recorded): Promise<void> {
    this.recorded.set(event.id, event);
  }

  async send(
    ...[change, resourceVersion, mode]: Parameters<Writer['send']>
  ): ReturnType<Writer['send']> {
    this.sends++;
    const object = this.patch(guardedPatch(change, resourceVersion), mode);
    return object ? { is: 'done', object } : { is: 'conflict', message: 'a test failed' };
  }

  /** What comes of the patch that a request holds; undefined where one of its tests fails. */
  patch(ops: readonly Op[], mode: 'apply' | 'dry-run'): Resource | undefined {
    const after = this.object && this.#patched(this.object, ops);
    if (!after || mode === 'dry-run') return after;
    this.object = after;
    this.effects++;
    return after;
  }

  /** The object one version later; undefined when an operation fails. */
  #patched(object: Resource, ops: readonly Op[]): Resource | undefined {
    const version = Number(object.metadata?.resourceVersion) + 1;
    try {
      const { metadata, ...rest } = changed(object, ops);
      return { ...rest, metadata: { ...metadata, resourceVersion: String(version) } };
    } catch {
      return undefined;
    }
  }
}
