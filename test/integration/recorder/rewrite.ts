const TIME = /\b(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?Z\b/g;

/** A moment of the real run and the recorded time from there on; times are in ms. */
export type Epoch = Readonly<{ from: number; becomes: number }>;

/** Moves every time in a text: each by the last epoch that began before it. */
export function moveTimes(text: string, epochs: readonly [Epoch, ...Epoch[]]): string {
  return text.replace(TIME, (_, seconds: string, fraction = '') => {
    const at = Date.parse(`${seconds}Z`);
    const { from, becomes } = epochs.findLast((epoch) => epoch.from <= at) ?? epochs[0];
    const moved = at + Math.round((becomes - from) / 1000) * 1000; // whole seconds keep the fraction
    return `${toSeconds(moved)}${fraction}Z`;
  });
}

/** RFC 3339 in whole seconds. */
export function timeOf(at: number): string {
  return `${toSeconds(at)}Z`;
}

/** Replaces names, the longest first: a pod's name begins with its ReplicaSet's. */
export function rename(text: string, names: ReadonlyMap<string, string>): string {
  const longestFirst = [...names].toSorted(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((sum, [from, to]) => sum.replaceAll(from, to), text);
}

function toSeconds(at: number): string {
  return new Date(at).toISOString().slice(0, 19);
}
