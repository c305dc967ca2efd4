import { refKey } from '../../domain/keys.ts';
import type { Fact, Ref, World } from '../../domain/model.ts';
import type { Writer } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { READABLE } from '../../text/redaction/readable.ts';
import { redactedObject } from '../../text/redaction/redacted-object.ts';

/** Reads what a reading is made of, past every cache, until nothing is missing; as the worker has read it. Throws ClusterUnreachable. */
export async function asOfNow<T>(
  writer: Pick<Writer, 'read'>,
  reading: (world: Pick<World, 'get'>) => T,
): Promise<T> {
  const known = new Map<string, Fact<Resource>>();
  for (;;) {
    const missing = new Map<string, Ref>();
    const found = reading({
      get<K extends string>(ref: Ref<K>) {
        const fact = known.get(refKey(ref));
        if (!fact) missing.set(refKey(ref), ref);
        return (fact ?? { is: 'unknown', why: 'not-loaded' }) as Fact<Resource<K>>;
      },
    });
    if (missing.size === 0) return found;
    for (const [key, ref] of missing) known.set(key, withoutSecrets(await writer.read(ref)));
  }
}

function withoutSecrets(fact: Fact<Resource>): Fact<Resource> {
  return fact.is === 'known' ? { ...fact, value: redactedObject(fact.value, READABLE) } : fact;
}
