import { POD_MESSAGES } from './pod-messages.ts';
import { VOLUME_MESSAGES } from './volume-messages.ts';

/** What stands under a number. Without a name: a message whose fields stand among those beside it. */
export type Field = Readonly<{
  name?: string | undefined;
  type: string;
  many?: 'list' | 'map' | undefined;
  isLeftOut: boolean; // in JSON, where it is empty
}>;
/** The fields of a message by their numbers. */
export type Message = ReadonlyMap<number, Field>;
/** Messages by their types. */
export type Messages = ReadonlyMap<string, Message>;

const FIELD =
  /^(?:\.\.\.(?<among>\w+)|(?<name>\w+)(?<mark>[?*]|\{\})?(?::(?<type>\w+))?)=(?<at>\d+)$/;
const MANY: Readonly<Record<string, Field['many']>> = { '*': 'list', '{}': 'map' };

/** Those that a Pod is made of; of the types in `only` no more than these fields. */
export function podMessages(only: Readonly<Record<string, readonly string[]>> = {}): Messages {
  const rows = `${POD_MESSAGES}${VOLUME_MESSAGES}`.replaceAll('\n  ', ' ').trim().split(/\n+/);
  return new Map(
    rows.map((row) => {
      const [, type = '', fields = ''] = /^(\w+): ?(.*)$/.exec(row) ?? [];
      const isWanted = ([, { name = '' }]: readonly [at: number, field: Field]) =>
        only[type]?.includes(name) ?? true;
      return [type, new Map(fields.split(' ').map(fieldOf).filter(isWanted))];
    }),
  );
}

function fieldOf(text: string): readonly [at: number, field: Field] {
  const { among, name, mark = '', type = 'text', at } = FIELD.exec(text)?.groups ?? {};
  return [Number(at), { name, type: among ?? type, many: MANY[mark], isLeftOut: mark === '?' }];
}
