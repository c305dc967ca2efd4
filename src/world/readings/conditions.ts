import type { Resource } from '../../domain/resource.ts';

/** A condition, as every kind that has them writes it, and the path to it. */
export type Condition = Readonly<{
  type: string;
  status: string;
  reason?: string;
  message?: string;
  lastTransitionTime?: string;
  lastUpdateTime?: string;
  path: string;
}>;

/** The condition of a type; undefined while nobody has written it. */
export function conditionOf(object: Resource, type: string): Condition | undefined {
  const { conditions = [] } = (object as Conditioned).status ?? {};
  const index = conditions.findIndex((one) => one.type === type);
  const condition = conditions[index];
  return condition && { ...condition, path: `/status/conditions/${index}` };
}

type Conditioned = Resource & {
  readonly status?: Readonly<{ conditions?: readonly Omit<Condition, 'path'>[] }>;
};
