import { isOfKind } from '../../../domain/keys.ts';
import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import { present } from '../../../text/present.ts';

/** Characters of what is copied: all of it is shown before it is approved. */
const MOST_SHOWN = 16_384;

/** A ConfigMap with what stands in one of that name elsewhere. */
export const configMapCopy = { from: 'ConfigMap', make } as const satisfies Making;

function make({ namespace = '', name }: Ref, source?: Resource): Resource | undefined {
  if (!source || !isOfKind('ConfigMap', source)) return undefined;
  const { data, binaryData } = source;
  const made: Resource<'ConfigMap'> = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { namespace, name },
    ...present({ data, binaryData }),
  };
  return JSON.stringify(made).length <= MOST_SHOWN ? made : undefined;
}
