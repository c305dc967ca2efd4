import type { Resource } from '../domain/resource.ts';
import { withChangeTimes } from './change-times.ts';
import type { Hide } from './hidden.ts';
import { isPlainAnnotation } from './plain-annotations.ts';

type Json = Readonly<Record<string, unknown>>;

/** Written by kubectl apply: the whole object once more. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
/** Below these every text is hidden: a container's command line, annotations, a chart's values. */
const HIDDEN_BELOW = new Set(['args', 'command', 'annotations', 'helm']);
const DATA = new Set(['data', 'binaryData', 'stringData']);

/** An object that others may see: what may be secret is hidden, and of a Secret only the keys are left. */
export function withoutSecrets(object: Resource, hide: Hide): Resource {
  const metadata = withChangeTimes(object.kind ?? '', object.metadata);
  const whole = { ...object, metadata };
  if (object.apiVersion !== 'v1') return hiddenIn(whole, hide) as Resource;
  if (object.kind === 'ConfigMap') return withData(whole, hide, hide);
  return object.kind === 'Secret'
    ? withData(whole, hide, () => '')
    : (hiddenIn(whole, hide) as Resource);
}

function withData(object: Resource, hide: Hide, hideData: Hide): Resource {
  const entries = Object.entries(object).map(([key, value]) => {
    return [key, DATA.has(key) ? hiddenBelow(value, hideData) : hiddenIn(value, hide, key)];
  });
  return Object.fromEntries(entries) as Resource;
}

/** Hides where secrets are usual; `value` beside a `name` is a variable, a parameter or a header. */
function hiddenIn(value: unknown, hide: Hide, key = ''): unknown {
  if (HIDDEN_BELOW.has(key)) return hiddenBelow(value, hide);
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, hide));
  if (!isJson(value)) return value;
  const named = typeof value.name === 'string' && typeof value.value === 'string';
  const entries = Object.entries(value).map(([inner, one]) => {
    return [inner, named && inner === 'value' ? hide(String(one)) : hiddenIn(one, hide, inner)];
  });
  return Object.fromEntries(entries);
}

/** Hides every text in it. */
function hiddenBelow(value: unknown, hide: Hide): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => hiddenBelow(item, hide));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== LAST_APPLIED);
  return Object.fromEntries(
    entries.map(([key, one]) => {
      const isPlain = typeof one === 'string' && isPlainAnnotation(key, one);
      return [key, isPlain ? one : hiddenBelow(one, hide)];
    }),
  );
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
