import type { Answer } from '../../domain/answer.ts';
import type { Sight } from '../../domain/audience.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Ref, World } from '../../domain/model.ts';

/** What a topic is read from: the cluster, the object that is meant, and the answer about it where a topic needs one. */
export type Asked = Readonly<{ target: Ref; world: World; lang: Lang; answer?: Answer }>;

/** What is said about a topic, and what of the cluster that shows. */
export type Told = Readonly<{
  lines: readonly string[];
  quoted?: readonly string[];
  sights: readonly Sight[];
}>;

/** Something that can be asked about an object: a pure function of the cluster. */
export type Topic = (asked: Asked) => Told;
