import type { GitOwner } from '../../domain/git-owner.ts';
import { refKey } from '../../domain/keys.ts';
import type { Fact, Ref } from '../../domain/model.ts';
import type { Change } from '../../domain/plan.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownerOf } from '../../gitops/owner.ts';
import { type Origin, originOf } from '../../gitops/source-of.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { ownerName } from '../../text/owner-name.ts';
import { READABLE } from '../../text/redaction/readable.ts';
import { redactedObject } from '../../text/redaction/redacted-object.ts';

/** What stands between a change for Git and the place that it was drawn up for; `note` names the owner, or where it is now. */
export type Moved = Readonly<{
  is: 'other-owner' | 'other-source' | 'elsewhere' | 'owner-unread';
  note: string;
}>;

/**
 * Whether an object has another owner by now, or that has its manifests from elsewhere: read anew, for the files of a change
 * are shown and edited where its plan says. Undefined while all is as it was. Throws ClusterUnreachable.
 */
export async function movedFrom(
  { into, owner }: Change,
  live: Resource,
  { read }: Pick<Writer, 'read'>,
): Promise<Moved | undefined> {
  const now = ownerOf(live);
  if (!owner || !isSameJson(now, owner))
    return { is: 'other-owner', note: now ? ownerName(now) : '' };
  const { source, why } = await originNow(owner, read);
  if (why === 'git-elsewhere') return { is: 'elsewhere', note: ownerName(owner) };
  if (why === 'git-unread') return { is: 'owner-unread', note: ownerName(owner) };
  if (isSameJson(source, into) && why === undefined) return undefined;
  const { url = '', revision = '', path = '' } = source ?? {};
  const place = [url, revision, path].filter(Boolean).join(', ');
  return { is: 'other-source', note: `${ownerName(owner)}: ${place}` };
}

/** Reads what the origin is told by until nothing is missing. */
async function originNow(owner: GitOwner, read: Writer['read']): Promise<Origin> {
  const known = new Map<string, Fact<Resource>>();
  for (;;) {
    const missing: Ref[] = [];
    const origin = originOf(owner, {
      get<K extends string>(ref: Ref<K>) {
        const found = known.get(refKey(ref));
        if (!found) missing.push(ref);
        return (found ?? { is: 'unknown', why: 'not-loaded' }) as Fact<Resource<K>>;
      },
    });
    if (missing.length === 0) return origin;
    for (const ref of missing) known.set(refKey(ref), withoutSecrets(await read(ref)));
  }
}

/** As the worker has read it. */
function withoutSecrets(fact: Fact<Resource>): Fact<Resource> {
  return fact.is === 'known' ? { ...fact, value: redactedObject(fact.value, READABLE) } : fact;
}
