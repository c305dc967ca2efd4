import { nearestWord } from '../text/nearest-word.ts';

/** A name that is probably the one that was meant; `close` where hardly another can have been. */
export type NearName = Readonly<{ name: string; close: boolean }>;

/** A shorter beginning is shared by chance. */
const SHORTEST = 4;

/**
 * The one name that resembles another: it differs by capitals or separators, or one begins with the other. Failing
 * that, the only one that differs by a letter or two, as DB_HOST and DB_PORT do as well, or begins with the same word.
 */
export function nearestName(wanted: string, names: readonly string[]): NearName | undefined {
  const others = names.filter((name) => name !== wanted);
  const steps: readonly Readonly<{ close: boolean; is(name: string): boolean }>[] = [
    { close: true, is: (name) => plain(name) === plain(wanted) },
    { close: true, is: (name) => extendsOther(name, wanted) },
    { close: false, is: (name) => nearestWord(wanted, [name]) === name },
    { close: false, is: (name) => firstWord(name) === firstWord(wanted) },
  ];
  for (const { close, is } of steps) {
    const [only, ...more] = others.filter(is);
    if (only) return more.length === 0 ? { name: only, close } : undefined;
  }
  return undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]/g, '');
}

function extendsOther(one: string, other: string): boolean {
  const [short, long] = [plain(one), plain(other)].toSorted((a, b) => a.length - b.length);
  return short !== undefined && short.length >= SHORTEST && long?.startsWith(short) === true;
}

function firstWord(name: string): string {
  return name.toLowerCase().split(/[-_.]/)[0] ?? '';
}
