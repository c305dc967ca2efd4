import { tableOf } from '../text/table-of.ts';

const SCALE: Readonly<Record<string, number>> = tableOf({
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
});

/** A quantity as the scheduler counts it: cpu in thousandths, all else in whole units, rounded up. */
export function amountOf(resource: string, quantity: string | number): number {
  return roundedUp(exactAmountOf(resource, quantity));
}

/** A sum of exact amounts as the scheduler counts it. */
export function roundedUp(amount: number): number {
  return Math.ceil(Number(amount.toFixed(6))); // 1.1 * 1000 is a little more than 1100
}

/** The same unrounded, to be added up. */
export function exactAmountOf(resource: string, quantity: string | number): number {
  const [, digits = '0', suffix = ''] =
    /^([+-]?[\d.]+(?:[eE][+-]?\d+)?)([a-zA-Z]*)$/.exec(`${quantity}`) ?? [];
  return Number(digits) * (SCALE[suffix] ?? 1) * (resource === 'cpu' ? 1000 : 1);
}

/** An amount of a resource as people write it: "900m", "1.5Gi", "2". */
export function written(resource: string, amount: number): string {
  if (resource === 'cpu') return amount % 1000 === 0 ? `${amount / 1000}` : `${amount}m`;
  if (!isBytes(resource)) return `${amount}`;
  return inUnit(UNITS.find((one) => Math.abs(amount) >= (SCALE[one] ?? 1)) ?? '', amount);
}
const UNITS = ['Ti', 'Gi', 'Mi', 'Ki'];

/** Two amounts that are compared: where they would be written alike and are not, in a unit that tells them apart. */
export function writtenApart(resource: string, a: number, b: number): readonly [string, string] {
  const [one, other] = [written(resource, a), written(resource, b)];
  if (one !== other || a === b) return [one, other];
  const unit = UNITS.find(
    (unit) => !one.endsWith(unit) && a >= (SCALE[unit] ?? 1) && inUnit(unit, a) !== inUnit(unit, b),
  );
  return [inUnit(unit ?? '', a), inUnit(unit ?? '', b)];
}

function inUnit(unit: string, amount: number): string {
  return `${Number((amount / (SCALE[unit] ?? 1)).toFixed(1))}${unit}`;
}

function isBytes(resource: string): boolean {
  return ['memory', 'ephemeral-storage'].includes(resource) || resource.startsWith('hugepages-');
}
