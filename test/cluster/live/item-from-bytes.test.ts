import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { itemFromBytes } from '#src/cluster/live/item-from-bytes.ts';
import { withoutNulls } from '#src/cluster/without-nulls.ts';

const fieldsV1 = { 'f:data': { 'k:{"name":"]},\\""}': { '.': {} } } };
const managedFields = [{ manager: 'kubectl', time: '2026-01-01T12:00:00Z', fieldsV1 }];
const web = { name: 'web', labels: { app: 'web' } };

describe('an object of a list', () => {
  it('comes without nulls and managedFields, wherever in its metadata they stand', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (spec) => {
        for (const metadata of [
          { managedFields, ...web },
          { ...web, managedFields },
          { name: 'web', managedFields, labels: web.labels },
        ]) {
          const text = JSON.stringify({ metadata, spec });

          expect(itemFrom(text, 'Pod')).toEqual(withoutNulls({ metadata: web, ...json({ spec }) }));
        }
      }),
    );
  });

  it.each(['Deployment', 'ConfigMap'])('keeps them where its kind is dated by them: %s', (kind) => {
    const object = { metadata: { ...web, managedFields } };

    expect(itemFrom(JSON.stringify(object), kind)).toEqual(object);
  });

  it('keeps them where its controller has not seen its spec', () => {
    const object = {
      metadata: { ...web, generation: 2, managedFields },
      status: { observedGeneration: 1 },
    };

    expect(itemFrom(JSON.stringify(object), 'Ingress')).toEqual(object);
  });

  it('keeps what is called so elsewhere in it', () => {
    const inside = { metadata: web, spec: { template: { managedFields } } };
    const custom = { data: { managedFields }, kind: 'Box', metadata: web };

    expect(itemFrom(JSON.stringify(inside), 'Pod')).toEqual(inside);
    expect(itemFrom(JSON.stringify(custom), 'Box')).toEqual(custom);
  });

  it.each(['{"metadata":{}}', '{"metadata":null}', '{}', '{"metadata":{"name":"web"}'])(
    'is none without a name, or cut off: %s',
    (text) => {
      expect(itemFrom(text, 'Pod')).toBeUndefined();
    },
  );
});

function itemFrom(text: string, kind: string) {
  return itemFromBytes(Buffer.from(text), kind);
}

function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
