import { beforeAll, describe, expect, it } from '@jest/globals';

import type { Source } from '#src/domain/model.ts';
import type { Remedy } from '#src/domain/remedy.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster } from '#test/support/clusters.ts';
import { NOW } from '#test/support/objects.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { told } from '#test/support/told.ts';

const UNREAD = { now: NOW, server: '1.34', objects: [], logs: [], captured: [], notCaptured: [] };
/** One finding of each cause and kind that recordings show. */
const findings = new Map<string, Finding>();

beforeAll(async () => {
  for (const scenario of scenarios) {
    if (scenario.findings.every((one) => findings.has(keyOf(one)))) continue;
    for (const one of (await told(scenario)).findings) findings.set(keyOf(one), one);
  }
});

describe('no remedy changes anything', () => {
  it.each<[string, Source, readonly string[]]>([
    ['is there, but makes what needs nothing', cluster([]), ['create/service-account']],
    ['could be read, but makes that, too', recorded(UNREAD), ['create/service-account']],
  ])('where nothing %s', (_, source, made) => {
    const { world } = openWorld(source);
    const changing = [...findings.values()].flatMap((found) =>
      remedies
        .filter((remedy) => isFor(remedy, found))
        .filter((remedy) => [...remedy.propose(found, world)].some(({ change }) => change))
        .map(({ id }) => id),
    );

    expect(changing).toEqual(made);
  });
});

function keyOf({ id, subject }: Pick<Finding, 'id' | 'subject'>): string {
  return `${id} ${subject.kind}`;
}

function isFor({ answers }: Remedy, { id }: Finding): boolean {
  return answers === 'every-root' || answers.some((cause) => cause.id === id);
}
