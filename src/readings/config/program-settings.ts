import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import type { ContainerAt } from '../pods/container-specs.ts';
import { podRef } from '../workloads/workloads.ts';

/** A setting that a program is given, and where. */
export type ProgramSetting = Readonly<{ name: string; value: string; evidence: Evidence }>;

/**
 * The settings of these names that a container is given: by its command line, its environment, or a text in a ConfigMap
 * that is mounted. The first that is found of each; what an image brings itself is not seen.
 */
export function programSettings(
  names: readonly string[],
  pod: Resource<'Pod'>,
  at: ContainerAt,
  world: World,
): readonly ProgramSetting[] {
  const on = podRef(pod);
  return names.flatMap((name) => {
    const found = inWords(name, on, at) ?? inEnv(name, on, at) ?? inFiles(name, pod, at, world);
    return found ? [{ name, ...found }] : [];
  });
}

type ReadSetting = Omit<ProgramSetting, 'name'>;

/** "--name value", "--name=value", "-c name=value", or the same within a shell command. */
function inWords(name: string, on: Ref, { container, path }: ContainerAt): ReadSetting | undefined {
  const inOne = new RegExp(
    String.raw`(?:^|\s)(?:--?|-c )?${escaped(name)}(?:[= ]+)["']?(?<value>[^\s"']+)`,
  );
  for (const field of ['command', 'args'] as const) {
    const words = container[field] ?? [];
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      const isFlag = word === `--${name}` || word === `-${name}`;
      if (isFlag && next !== undefined)
        return { value: next, evidence: quotedField(on, `${path}/${field}/${index + 1}`, next) };
      const value = inOne.exec(word)?.groups?.['value'];
      if (value) return { value, evidence: quotedField(on, `${path}/${field}/${index}`, word) };
    }
  }
  return undefined;
}

/** POSTGRES_MAX_CONNECTIONS, REDIS_MAXMEMORY, ETCD_QUOTA_BACKEND_BYTES. */
function inEnv(name: string, on: Ref, { container, path }: ContainerAt): ReadSetting | undefined {
  const key = name.replaceAll('-', '_').toUpperCase();
  const env = container.env ?? [];
  const index = env.findIndex((one) => one.name === key || one.name.endsWith(`_${key}`));
  const value = env[index]?.value;
  if (!value || name.length < 2) return undefined;
  return { value, evidence: quotedField(on, `${path}/env/${index}/value`, value) };
}

/** "maxmemory 2mb", "max_connections = 200", "quota-backend-bytes: 8589934592", in a line of its own. */
function inFiles(
  name: string,
  pod: Resource<'Pod'>,
  { container }: ContainerAt,
  world: World,
): ReadSetting | undefined {
  if (name.length < 2) return undefined;
  const line = new RegExp(
    String.raw`^[ \t]*${escaped(name)}(?:[ \t]*[=:][ \t]*|[ \t]+)["']?(?<value>[^\s"'#]+)`,
    'm',
  );
  const mounted = new Set((container.volumeMounts ?? []).map((mount) => mount.name));
  for (const volume of pod.spec?.volumes ?? []) {
    const source = volume.configMap?.name;
    if (!source || !mounted.has(volume.name)) continue;
    const ref: Ref<'ConfigMap'> = {
      kind: 'ConfigMap',
      namespace: pod.metadata?.namespace ?? '',
      name: source,
    };
    const fact = world.get(ref);
    for (const [key, text] of Object.entries(fact.is === 'known' ? (fact.value.data ?? {}) : {})) {
      const value = line.exec(text)?.groups?.['value'];
      if (!value) continue;
      const at = `/data/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return { value, evidence: quotedField(ref, at, text) };
    }
  }
  return undefined;
}

function escaped(name: string): string {
  return name.replaceAll(/[-_]/g, '[-_]');
}
