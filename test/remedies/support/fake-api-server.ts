import type { Op } from '#src/domain/plan.ts';
import type { Permission, Writer } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import { changed } from '#src/remedies/changed.ts';

/** One object behind optimistic concurrency; counts how often a change of ours took effect. */
export class FakeApiServer implements Writer {
  object: Resource | undefined;
  permission: Permission = { is: 'allowed' };
  effects = 0;
  sends = 0;

  constructor(status: object) {
    const metadata = {
      namespace: 'blog-system',
      name: 'web',
      uid: 'rollout-1',
      resourceVersion: '1',
    };
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

  async send(
    ...[change, resourceVersion, mode]: Parameters<Writer['send']>
  ): ReturnType<Writer['send']> {
    this.sends++;
    const { object } = this;
    if (
      object?.metadata?.resourceVersion !== resourceVersion ||
      object.metadata.uid !== change.on.uid
    )
      return { is: 'conflict', message: 'the object has been modified' };
    const after = this.#patched(object, [...change.guard, ...change.ops]);
    if (!after) return { is: 'conflict', message: 'a test failed' };

    if (mode === 'dry-run') return { is: 'done', object: after };
    this.object = after;
    this.effects++;
    return { is: 'done', object: after };
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
