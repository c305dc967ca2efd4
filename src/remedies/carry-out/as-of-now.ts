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
    const missing: Ref[] = [];
    const found = reading({
      get<K extends string>(ref: Ref<K>) {
        const fact = known.get(refKey(ref));
        if (!fact) missing.push(ref);
        return (fact ?? { is: 'unknown', why: 'not-loaded' }) as Fact<Resource<K>>;
      },
    });
    if (missing.length === 0) return found;
    for (const ref of missing) known.set(refKey(ref), withoutSecrets(await writer.read(ref)));
  }
}

function withoutSecrets(fact: Fact<Resource>): Fact<Resource> {
  return fact.is === 'known' ? { ...fact, value: redactedObject(fact.value, READABLE) } : fact;
}
