import { describe, expect, it } from '@jest/globals';

import { Route } from '#src/engine/route.ts';
import { thing } from '#test/support/rules.ts';

const [web, db, disk] = [thing('web'), thing('db'), thing('disk')];
const namesOf = (route: Route) => route.looked.map(({ name }) => name);

describe('a route', () => {
  it('grows while it is walked, and comes to each object once', () => {
    const route = new Route([web, web]);

    for (const { name } of route.walk()) if (name === 'web') route.leadTo([db, web]);

    expect(namesOf(route)).toEqual(['web', 'db']);
  });

  it('goes on where it ended', () => {
    const route = new Route([web]);
    expect([...route.walk()]).toEqual([web]);

    route.leadTo([disk]);

    expect([...route.walk()]).toEqual([disk]);
  });

  it('does not come to what was looked at beside it', () => {
    const route = new Route([web, db]);

    route.add(db);

    expect([...route.walk()]).toEqual([web]);
    expect(route.has(db)).toBe(true);
  });

  it('knows where causes led', () => {
    const route = new Route([web]);

    route.leadTo([db]);

    expect([web, db].map((at) => route.isLedTo(at))).toEqual([false, true]);
  });
});
