import { isRecord } from '../../text/is-record.ts';
import { tableOf } from '../../text/table-of.ts';
import { CannotRender } from '../cannot-render.ts';

/** By which field the items of a list are told apart, by the list's key: of the built-in kinds, from their OpenAPI schema. */
const KEYS: Readonly<Record<string, readonly string[]>> = tableOf({
  containers: ['name'],
  initContainers: ['name'],
  ephemeralContainers: ['name'],
  env: ['name'],
  volumes: ['name'],
  imagePullSecrets: ['name'],
  volumeMounts: ['mountPath'],
  volumeDevices: ['devicePath'],
  hostAliases: ['ip'],
  topologySpreadConstraints: ['topologyKey'],
  ports: ['containerPort', 'port'],
});

/** A strategic merge: null takes out, maps merge, lists of keyed items merge item by item where the kind is built in. */
export function merged(value: unknown, patch: unknown, isBuiltIn: boolean, at = ''): unknown {
  if (isRecord(patch)) {
    const directive = Object.keys(patch).find((key) => key.startsWith('$'));
    if (directive) throw new CannotRender('unsupported', directive);
    const all = isRecord(value) ? { ...value } : {};
    for (const [key, part] of Object.entries(patch)) {
      if (part === null) delete all[key];
      else all[key] = merged(all[key], part, isBuiltIn, key);
    }
    return all;
  }
  const keys = isBuiltIn ? KEYS[at] : undefined;
  if (!keys || !Array.isArray(patch) || !Array.isArray(value)) return patch;
  return mergedList(value, patch, keys);
}

/** What the patch adds comes first, as kustomize puts it. */
function mergedList(
  value: readonly unknown[],
  patch: readonly unknown[],
  keys: readonly string[],
): readonly unknown[] {
  const keyOf = (item: unknown) => {
    const key = isRecord(item) && keys.find((one) => item[one] !== undefined);
    return isRecord(item) && key ? `${key}=${String(item[key])}` : undefined;
  };
  const known = new Set(value.map(keyOf));
  const added = patch.filter((item) => !known.has(keyOf(item)));
  const changed = value.map((item) => {
    const own = keyOf(item);
    const part = patch.find((one) => own !== undefined && keyOf(one) === own);
    return part === undefined ? item : merged(item, part, true);
  });
  return [...added, ...changed];
}
