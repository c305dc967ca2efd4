import type { HealthCheck } from '../domain/health-check.ts';
import { refKey } from '../domain/keys.ts';
import type { Ref, World } from '../domain/model.ts';
import type { Look } from '../domain/verdict.ts';
import { isWithin } from '../readings/time.ts';
import type { Call } from './guarded-call.ts';
import { ofKind } from './of-kind.ts';

/** An object younger than this that looks unsure counts as starting. */
const NEW_MS = 60_000;

/** How the objects of an examination look. */
export class Looks {
  readonly #looks = new Map<string, Look>();

  /** Notes what was seen of an object; the last word counts. */
  note(at: Ref, look: 'ill' | 'unread'): void {
    this.#looks.set(refKey(at), look);
  }

  isIll(at: Ref): boolean {
    return this.#looks.get(refKey(at)) === 'ill';
  }

  /** Asks the health check of its kind about an object of which nothing was noted. */
  complete(at: Ref, world: World, checks: readonly HealthCheck[], call: Call): void {
    const key = refKey(at);
    if (!this.#looks.has(key)) this.#looks.set(key, checked(at, world, checks, call));
  }

  /** All of them, by the keys of the objects. */
  get all(): ReadonlyMap<string, Look> {
    return this.#looks;
  }
}

function checked(at: Ref, world: World, checks: readonly HealthCheck[], call: Call): Look {
  const object = world.get(at);
  if (object.is === 'absent') return 'absent';
  if (object.is === 'unknown') return 'unread';
  const [check] = ofKind(at.kind, checks);
  if (!check) return 'unsure';
  const { value } = object;
  const isNew = isWithin(NEW_MS, value.metadata?.creationTimestamp, world.now);
  const { made, complete } = call(`health of ${at.kind}`, at, () => [check.look(value, world)]);
  const [look = 'unread'] = complete ? made : [];
  return look === 'unsure' && isNew ? 'starting' : look;
}
