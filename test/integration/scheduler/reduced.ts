import { type SchedulerWorld } from '#test/support/worlds/world.ts';

const PARTS = ['pods', 'nodes', 'budgets', 'storage', 'namespaces'] as const;

/** A world without any object that does not matter for what is true of it. */
export async function reduced(
  world: SchedulerWorld,
  isTrue: (world: SchedulerWorld) => Promise<boolean>,
): Promise<SchedulerWorld> {
  let least = world;
  for (const part of PARTS) {
    for (const one of world[part]) {
      const without = { ...least, [part]: least[part].filter((other) => other !== one) };
      if (await isTrue(without)) least = without;
    }
  }
  return least;
}
