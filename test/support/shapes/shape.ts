import type { Ref } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import type { Recording } from '#src/world/recorded.ts';

/** A question about a recorded cluster, and what is answered to it. */
export type Asked = Readonly<{ recording: Recording; target: Ref; verdict: Verdict }>;
/** The same case as it looks elsewhere; `back` gives a finding's key the names that it had. */
export type Shaped = Readonly<{
  recording: Recording;
  target: Ref;
  back?(key: string): string;
}>;
/** One way in which another cluster shows the same case. */
export interface Shape {
  readonly name: string;
  /** Something that was told is gone in it: the root may be lost, though not to another one or an all-clear. */
  readonly losesFacts?: true;
  /** The case in this shape; undefined where it would be another case, or look no different. */
  of(asked: Asked): Shaped | undefined;
}
