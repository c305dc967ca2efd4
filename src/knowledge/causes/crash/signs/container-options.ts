import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';

/** A text that a container's program is started with; `name` is that of the variable. */
export type ContainerOption = Readonly<{ name?: string; text: string; evidence: Evidence }>;

/** The command line of a container and its environment, also from ConfigMaps. What its image brings is not seen. */
export function containerOptions(
  { on, container, path }: Pick<Crash, 'on' | 'container' | 'path'>,
  world: World,
): readonly ContainerOption[] {
  const { command = [], args = [], env = [], envFrom = [] } = container;
  const words = Object.entries({ command, args }).flatMap(([field, list]) =>
    list.map((text, index) => ({
      text,
      evidence: quotedField(on, `${path}/${field}/${index}`, text),
    })),
  );
  const variables = env.flatMap(({ name, value, valueFrom }, index) => {
    const { name: from = '', key = '' } = valueFrom?.configMapKeyRef ?? {};
    if (value) {
      const evidence = quotedField(on, `${path}/env/${index}/value`, value);
      return [{ name, text: value, evidence }];
    }
    return from && key ? entriesOf(from, on, world, (one) => one === key, name) : [];
  });
  const whole = envFrom.flatMap(({ configMapRef, prefix = '' }) =>
    configMapRef?.name
      ? entriesOf(configMapRef.name, on, world, () => true).map(({ name, ...one }) => ({
          ...one,
          name: `${prefix}${name}`,
        }))
      : [],
  );
  return [...words, ...variables, ...whole];
}

function entriesOf(
  name: string,
  { namespace = '' }: Ref,
  world: World,
  isMeant: (key: string) => boolean,
  variable?: string,
): ContainerOption[] {
  const ref: Ref<'ConfigMap'> = { kind: 'ConfigMap', namespace, name };
  const fact = world.get(ref);
  const data = fact.is === 'known' ? (fact.value.data ?? {}) : {};
  return Object.entries(data)
    .filter(([key]) => isMeant(key))
    .map(([key, text]) => ({
      name: variable ?? key,
      text,
      evidence: quotedField(ref, `/data/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, text),
    }));
}
