import { describe, expect, it } from '@jest/globals';

import { itemFromBytes } from '#src/cluster/live/item-from-bytes.ts';
import { fromWire } from '#src/cluster/live/wire.ts';
import { ObjectShape } from '#src/cluster/object-shape.ts';
import { withoutOdd } from '#src/cluster/without-odd.ts';
import { kindOf } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { damaged } from '#test/support/damages.ts';
import { listsIn } from '#test/support/lists-in.ts';
import { sampled } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

type Scenario = (typeof scenarios)[number];
type NullList = Readonly<{ scenario: Scenario; object: Resource; path: readonly string[] }>;

describe('a list that the API server sends as null, as Go writes an empty one', () => {
  it('makes no rule crash, whichever list of whichever kind it is', async () => {
    const crashed: unknown[] = [];
    for (const [name, one] of await nullLists()) {
      const crashes = await crashesWith(one, asRecorded(one));
      if (crashes.length > 0) crashed.push([name, crashes]);
    }

    expect(crashed).toEqual([]);
  });

  it('makes none crash where it was read from the cluster', async () => {
    const crashed: unknown[] = [];
    for (const [name, one] of await nullLists()) {
      const crashes = await crashesWith(one, asRead(one));
      if (crashes.length > 0) crashed.push([name, crashes]);
    }

    expect(crashed).toEqual([]);
  });
});

/** Each list of each kind, in a few of the scenarios that have it: in some of them a rule reads it. */
async function nullLists(): Promise<ReadonlyMap<string, NullList>> {
  const found = new Map<string, NullList>();
  for (const scenario of sampled(scenarios)) {
    const { objects } = await scenario.read();
    for (const object of objects) {
      for (const path of listsIn(object)) {
        const name = [kindOf(object), ...path.map((key) => (/^\d+$/.test(key) ? '*' : key))];
        const key = `${name.join('.')} in ${scenario.name}`;
        if (!found.has(key)) found.set(key, { scenario, object, path });
      }
    }
  }
  return found;
}

function nulled({ object, path }: NullList): Resource {
  return damaged(object, { path, to: 'null' });
}

/** As a file of a recording brings it. */
function asRecorded(one: NullList): readonly Resource[] {
  return withoutOdd([ObjectShape.parse(nulled(one))]).objects;
}

/** As the reply to a list brings it. */
function asRead(one: NullList): readonly Resource[] {
  const { apiVersion = '', kind = '' } = one.object;
  const item = itemFromBytes(Buffer.from(JSON.stringify(nulled(one))), kind);
  return item && item !== 'odd' ? [fromWire(item, { apiVersion, kind })] : [];
}

async function crashesWith(
  { scenario, object }: NullList,
  instead: readonly Resource[],
): Promise<readonly unknown[]> {
  const recording = await scenario.read();
  const others = recording.objects.filter((one) => one !== object);
  const source = recorded({ ...recording, objects: [...others, ...instead] });
  return (await diagnose(scenario.target, lazily(source), rules)).verdict.crashes;
}
