import type { Resource } from '../../domain/resource.ts';
import { isSameJson } from '../../text/canonical-json.ts';

type Spec = NonNullable<Resource<'Pod'>['spec']>;
type Env = NonNullable<Spec['containers'][number]['env']>;

/** Which variables of which containers two pod specs set differently: "containers[web].env[PORT] (new)". */
export function envDifferences(
  before: Spec | undefined,
  after: Spec | undefined,
): readonly string[] {
  return (['containers', 'initContainers'] as const).flatMap((list) => {
    const old = new Map((before?.[list] ?? []).map((one) => [one.name, one.env ?? []]));
    return (after?.[list] ?? []).flatMap(({ name, env = [] }) => {
      const was = old.get(name);
      return was ? variables(was, env).map((one) => `${list}[${name}].env[${one}`) : [];
    });
  });
}

function variables(before: Env, after: Env): readonly string[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [was, now] = [before, after].map((env) => env.find((one) => one.name === name));
    if (!was) return [`${name}] (new)`];
    if (!now) return [`${name}] (gone)`];
    return isSameJson(was, now) ? [] : [`${name}]`];
  });
}
