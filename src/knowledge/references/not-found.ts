import type { Cause, Claim, Fact, Ref, Symptom, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { after } from '../../readings/time.ts';
import { notFoundText, type NotFound, type NotFoundWords } from './not-found.words.ts';

/** A claim about such an object, but for what has become of it. */
export type Sought<P extends NotFound = NotFound> = Readonly<{
  to: Ref;
  params: Omit<P, 'object'>;
  evidence: Claim<P>['evidence'];
  strength: Claim<P>['strength'];
  restsOn: readonly Ref[];
}>;

/** A cause for objects that somebody looked up and did not find; it looks again within `retryMs`. */
export function notFound<P extends NotFound, K extends string = string>({
  seek,
  words,
  retryMs,
  ...cause
}: Pick<Cause<P, K>, 'id' | 'of' | 'explains' | 'refines' | 'together'> &
  Readonly<{
    seek(symptom: Symptom, world: World, object: Resource<K>): Iterable<Sought<P>>;
    words: NotFoundWords<P>;
    retryMs: number;
  }>): Cause<P, K> {
  return {
    ...cause,

    *explain(symptom, world, object) {
      for (const { to, params, ...claim } of seek(symptom, world, object)) {
        const is = whatBecameOf(world.get(to));
        yield {
          subject: to,
          params: { ...params, object: is } as P, // what its type leaves out is added here
          ...claim,
          ...(is === 'there' && { passesBy: after(retryMs, world.now) }),
        };
      }
    },

    text: notFoundText(words),
    advice: {
      choose: ({ name, namespace = '' }, params) => words.advice(name, params, namespace),
    },
  };
}

/** Absent, there by now, or not to be read. */
function whatBecameOf({ is }: Fact<Resource>): NotFound['object'] {
  if (is === 'unknown') return 'unread';
  return is === 'absent' ? 'absent' : 'there';
}
