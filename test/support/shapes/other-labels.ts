import type { Resource } from '#src/domain/resource.ts';
import { isRecord } from '#src/text/is-record.ts';
import type { Recording } from '#src/world/recorded.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

const SHORT = 'app';
const RECOMMENDED = 'app.kubernetes.io/name';
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';
/** Maps of labels, or what selects by them. */
const MAPS = ['labels', 'matchLabels', 'selector'];
/** Fields that hold a selector in one text, or say one. */
const TEXTS = ['selector', 'labelSelector', 'message', 'note'];

/** People label with the recommended key what they labelled with the short one, or the other way round. */
export const otherLabels: Shape = {
  name: 'with the other label for its name',
  of({ recording, target }) {
    const [from, to] = usesShort(recording) ? [SHORT, RECOMMENDED] : [RECOMMENDED, SHORT];
    const whole = JSON.stringify(recording.objects);
    // Cilium writes where a label is from before it; and one label may not become another.
    if (!whole.includes(`"${from}":`) || whole.includes(`:${from}"`) || whole.includes(`"${to}"`))
      return undefined;
    const objects = recording.objects.map((one) => relabelled(one, from, to) as Resource);
    return { recording: { ...recording, objects }, target };
  },
};

function usesShort({ objects }: Recording): boolean {
  return objects.some(({ metadata }) => metadata?.labels?.[SHORT] !== undefined);
}

function relabelled(value: unknown, from: string, to: string, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'key' && value === from) return to;
    if (key === LAST_APPLIED) return JSON.stringify(relabelled(JSON.parse(value), from, to));
    return TEXTS.includes(key) ? inText(value, from, to) : value;
  }
  if (Array.isArray(value)) {
    return value.map((one: unknown) =>
      key === 'matchLabelKeys' && one === from ? to : relabelled(one, from, to),
    );
  }
  if (!isRecord(value)) return value;
  const isMap = MAPS.includes(key);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      isMap && name === from && typeof inner === 'string' ? to : name,
      relabelled(inner, from, to, name),
    ]),
  );
}

function inText(text: string, from: string, to: string): string {
  return text
    .split(/(?<![\w./-])(?=app(?:\.kubernetes\.io\/name)?=)/)
    .map((part) => (part.startsWith(`${from}=`) ? to + part.slice(from.length) : part))
    .join('');
}
