/**
 * The newest line of a wording that reads like trouble: how often it was written since `first`, and at which lines of the
 * log it stands for the first and the last time.
 */
export type SiftedLine = Readonly<{
  at?: string;
  text: string;
  times: number;
  first?: string;
  from: number;
  to: number;
}>;
/** What of a whole log reads like trouble, one line for each wording; `isCut`: the end of so long a log was not read. */
export type SiftedLog = Readonly<{ lines: readonly SiftedLine[]; read: number; isCut?: true }>;
