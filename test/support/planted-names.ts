import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';

/** Names that every JavaScript object seems to know; each may be a container, a label or a key of a ConfigMap. */
export const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'] as const;

/** Fields of objects, which stand where such names do. */
const FIELDS = ['name', 'kind', 'namespace', 'type', 'data', 'role', 'image', 'config', 'spec'];

/** The names that people choose freely in a recording: of containers, of labels, and of what ConfigMaps hold. */
export function chosenNames({ objects }: Recording): readonly string[] {
  const names = objects.flatMap((object) => [
    ...containersOf(object),
    ...Object.keys(object.metadata?.labels ?? {}),
    ...keysOf(object),
  ]);
  return [...new Set(names)]
    .filter((name) => /^[a-z][\w.-]*$/i.test(name) && !FIELDS.includes(name))
    .toSorted();
}

/** The same recording, where a name reads otherwise, as a word wherever it stands. */
export function renamedWord(recording: Recording, from: string, to: string): Recording {
  const word = new RegExp(`(?<![\\w.-])${from.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  const text = JSON.stringify({ objects: recording.objects, logs: recording.logs });
  return {
    ...recording,
    ...(JSON.parse(text.replace(word, to)) as Pick<Recording, 'objects' | 'logs'>),
  };
}

type Specified = Readonly<{
  spec?: Readonly<{ containers?: unknown; template?: Specified }>;
}>;

function containersOf(object: Resource): readonly string[] {
  const { spec } = object as Specified;
  const { containers } = spec?.template?.spec ?? spec ?? {};
  if (!Array.isArray(containers)) return [];
  return containers.flatMap(({ name }: Readonly<{ name?: unknown }>) =>
    typeof name === 'string' ? [name] : [],
  );
}

function keysOf(object: Resource): readonly string[] {
  if (object.kind !== 'ConfigMap' && object.kind !== 'Secret') return [];
  const { data } = object as Readonly<{ data?: object }>;
  return Object.keys(data ?? {});
}
