import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Container } from '../../readings/pods/container-specs.ts';
import { HIDDEN } from '../../text/redaction/hidden.ts';
import type { FoundField } from './field-row.ts';
import { inContainer, inEntry } from './found.ts';
import { containersIn, objectOf } from './holders.ts';

/**
 * The variable of that name in whichever container has it, or the entry of a ConfigMap that it comes from, with part of its
 * value replaced. A value that is partly hidden cannot be changed, because the hidden part would be lost.
 */
export function* inSetting(
  finding: Finding,
  setting: string | undefined,
  part: string,
  candidates: readonly Candidate[],
  swapped: (text: string, value: string) => string,
  world: World,
): Iterable<FoundField> {
  const holds = (value: string) => value.includes(part) && !value.includes(HIDDEN);
  for (const one of containersIn(finding, world)) {
    for (const [index, { name, value = '' }] of (one.container.env ?? []).entries()) {
      if (name !== setting || !holds(value)) continue;
      const field = `env/${index}/value`;
      yield inContainer(one, field, {
        candidates,
        set: (is) => ({ [field]: swapped(value, `${is}`) }),
      });
    }
    for (const { object, key } of setting ? entriesFor(setting, one.container) : []) {
      const { namespace = '' } = one.of.on;
      const of = objectOf({ kind: 'ConfigMap', namespace, name: object }, world);
      if (!of || !isOfKind('ConfigMap', of.object) || of.object.immutable) continue;
      const value = of.object.data?.[key] ?? '';
      if (!holds(value)) continue;
      const found = inEntry(of, key, one.of.on, { candidates });
      yield { ...found, set: (is) => found.set(swapped(value, `${is}`)) };
    }
  }
}

/** The entries of ConfigMaps that a container may have a variable from. */
function entriesFor(setting: string, { env = [], envFrom = [] }: Container) {
  const own = env.flatMap(({ name, valueFrom }) => {
    const { name: object, key } = valueFrom?.configMapKeyRef ?? {};
    return name === setting && object && key ? [{ object, key }] : [];
  });
  const all = envFrom.flatMap(({ configMapRef, prefix = '' }) =>
    configMapRef?.name && setting.startsWith(prefix)
      ? [{ object: configMapRef.name, key: setting.slice(prefix.length) }]
      : [],
  );
  return [...own, ...all];
}
