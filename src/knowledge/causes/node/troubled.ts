import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import { statementOf } from '../../../readings/conditions.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { isPressure, nodeTroubles } from '../../../readings/nodes/node-troubles.ts';
import { evictionByNode } from '../../../readings/pods/evictions.ts';
import { isWithin } from '../../../readings/time.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { nodeTroubledWords, type Troubled } from './troubled.words.ts';

/** What the kubelet reports while it tries to get rid of a pressure, or fails to. */
const TOLD = ['FreeDiskSpaceFailed', 'ImageGCFailed', 'EvictionThresholdMet'];

/** A node is short of something or reports a fault, Ready or not. */
const symptom: SymptomFinder<'Node'> = {
  kind: 'node-troubled',
  of: ['Node'],

  *find(node) {
    const on = refTo('Node', node);
    for (const { type, condition } of nodeTroubles(node)) {
      yield {
        kind: 'node-troubled',
        on,
        part: type,
        reason: type,
        ...statementOf(on, condition, ['status', condition.status]),
        hurts: 'redundancy',
      };
    }
  },
};

/** A node is short of disk, memory or process ids, has no network route, or reports a fault of its system. */
export const nodeTroubled: Cause<Troubled, 'Node'> = {
  id: 'node/troubled',
  of: ['Node'],
  explains: ['node-troubled'],
  symptom,

  *explain({ on, part, evidence }, world, node) {
    const trouble = nodeTroubles(node).find(({ type }) => type === part);
    if (!trouble) return;

    const { type, condition } = trouble;
    const evicts = isPressure(trouble);
    const [told] = evicts ? eventsSaying(TOLD, on, world) : [];
    const fresh = told && isWithin(RECENT_MS, told.at, world.now) ? [told] : [];
    const evicted = evicts ? evictionsOn(on, world) : [];
    yield {
      subject: on,
      params: {
        trouble: type,
        evicted: evicted.length,
        ...(condition.message && { said: condition.message }),
      },
      evidence: [evidence, ...fresh, ...evicted.slice(0, 1)],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...nodeTroubledWords,
};

/** Where pods of a node say that its pressure ended them, one piece of evidence for each. */
function evictionsOn({ name }: Ref, world: World): Evidence[] {
  return world.list('Pod', { node: name }).items.flatMap((pod): Evidence[] => {
    const eviction = evictionByNode(pod);
    if (eviction?.of !== 'resource') return [];
    return [quotedField(refTo('Pod', pod), eviction.path, eviction.quote)];
  });
}
