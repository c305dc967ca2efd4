/** One object of a list as kubectl prints it; `status` is the word that its columns come to. */
export type Listed = Readonly<{
  kind: string;
  name: string;
  namespace?: string;
  status: string;
  is: 'well' | 'starting' | 'ill';
  line: string;
}>;
type Cells = Readonly<Record<string, string | undefined>>;
/** A list of one kind: `header` where a row alone could be anything. */
export type Table = Readonly<{
  kind: string;
  header?: RegExp;
  row: RegExp;
  judge(cells: Cells): Pick<Listed, 'status' | 'is'>;
}>;

/** How each row of a list begins: with its namespace under -A, and with its kind where several are asked for. */
export const NAME = String.raw`^(?:(?<namespace>[a-z0-9][a-z0-9-]*)\s+)?(?:[a-z]+(?:\.[a-z0-9]+)*\/)?(?<name>[a-z0-9][a-z0-9.-]*)\s+`;
/** How its last column begins; a number alone is another. */
export const AGE = String.raw`(?<age>\d+[a-z]\w*)`;
/** An age such as 45s, 3m or 4m59s: what is so old may only be starting. */
export const YOUNG = /^(?:\d+s|[0-4]m(?:\d+s)?)$/;

/** Judges what consists of pods, of which some may be missing, or may not be of the newest revision. */
export function counted({ ready, of, updated = of, age = '' }: Cells): ReturnType<Table['judge']> {
  const isOld = ready === of && updated !== of;
  const status = isOld ? `${updated}/${of} UP-TO-DATE` : `${ready}/${of} Ready`;
  if (ready === of && !isOld) return { status, is: 'well' };
  return { status, is: YOUNG.test(age) ? 'starting' : 'ill' };
}
