import type { Evidence, Ref } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { quotedField } from '../world/quoted-field.ts';

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
  const listed = listedIn(object);
  const index = listed.findIndex((one) => Object(one).type === type);
  return index < 0 ? undefined : withPath(listed[index], index);
}

/** All conditions of an object. */
export function conditionsOf(object: Resource): readonly Condition[] {
  return listedIn(object).map(withPath);
}

function listedIn(object: Resource) {
  const { conditions } = (object as Conditioned).status ?? {};
  return Array.isArray(conditions) ? conditions : [];
}

function withPath(one: Omit<Condition, 'path'>, index: number): Condition {
  return { ...one, path: `/status/conditions/${index}` };
}

/** Where an object states how it is; a status of its own may do so like a condition. */
type Stated = Readonly<{
  path: string;
  message?: string | undefined;
  lastTransitionTime?: string | undefined;
}>;

/** What a statement says, and since when: its message, or where it has none the field that is named instead. */
export function statementOf(
  on: Ref,
  { path, message, lastTransitionTime: since }: Stated,
  [instead, value]: readonly [field: string, value: string],
): Readonly<{ evidence: Evidence; since?: string }> {
  const [field, quote] = message ? ['message', message] : [instead, value];
  const evidence = quotedField(on, `${path}/${field}`, quote);
  return since ? { evidence: { ...evidence, at: since }, since } : { evidence };
}

type Conditioned = Resource & {
  readonly status?: Readonly<{ conditions?: readonly Omit<Condition, 'path'>[] }>;
};
