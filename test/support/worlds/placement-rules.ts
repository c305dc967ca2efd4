import fc from 'fast-check';

import {
  NAMESPACES,
  namespaceSelector,
  podSelector,
  requirement,
} from '#test/support/worlds/label-rules.ts';
import { MOST_NODES, NODE_LABELS, TAINTS } from '#test/support/worlds/node-parts.ts';
import { entries, someOf, sometimes } from '#test/support/worlds/small-choices.ts';
import type { Theme } from '#test/support/worlds/theme.ts';

const HOSTNAME = 'kubernetes.io/hostname';
const topologyKey = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('zone', HOSTNAME) },
  { weight: 1, arbitrary: fc.constantFrom('disk', 'rack') },
);

const toleration = fc
  .oneof(
    fc.constantFrom(...TAINTS).chain(({ key, effect, ...taint }) =>
      fc.record({
        key: fc.constant(key),
        operator: sometimes(6, fc.constantFrom('Equal', 'Exists')),
        effect: sometimes(6, fc.constantFrom(effect, effect, 'NoSchedule', 'NoExecute')),
        value: fc.constant('value' in taint ? taint.value : undefined),
      }),
    ),
    fc.constant({ operator: 'Exists' }),
  )
  .map(({ operator, ...one }) =>
    operator === 'Exists' ? { ...one, operator, value: undefined } : { ...one, operator },
  );

const nodeName = fc.nat(MOST_NODES).map((index) => `node-${index}`); // one may be missing
const expression = requirement(NODE_LABELS, 'In In In NotIn Exists DoesNotExist Gt Lt'.split(' '));
const field = fc.record({
  key: fc.constant('metadata.name'),
  operator: fc.constantFrom('In', 'In', 'In', 'NotIn'),
  values: fc.tuple(nodeName),
});
const nodeTerm = fc.record({
  matchExpressions: sometimes(8, fc.array(expression, { maxLength: 2 })),
  matchFields: sometimes(2, fc.array(field, { maxLength: 2 })),
});
const nodeAffinity = fc.record({
  requiredDuringSchedulingIgnoredDuringExecution: fc.record({
    nodeSelectorTerms: fc.array(nodeTerm, { minLength: 1, maxLength: 2 }),
  }),
});
/** As the pods of a DaemonSet name their node. */
const ownNode = nodeName.map((name) => ({
  requiredDuringSchedulingIgnoredDuringExecution: {
    nodeSelectorTerms: [
      { matchFields: [{ key: 'metadata.name', operator: 'In', values: [name] }] },
    ],
  },
}));

const podTerm = fc.record({
  topologyKey,
  labelSelector: podSelector,
  namespaces: sometimes(2, someOf(...Object.keys(NAMESPACES))),
  namespaceSelector: sometimes(2, namespaceSelector),
});
const podTerms = fc.record({
  requiredDuringSchedulingIgnoredDuringExecution: fc.array(podTerm, { minLength: 1, maxLength: 2 }),
});

const spread = fc
  .record({
    topologyKey,
    labelSelector: podSelector,
    maxSkew: fc.constantFrom(1, 1, 2),
    whenUnsatisfiable: fc.constantFrom('DoNotSchedule', 'DoNotSchedule', 'ScheduleAnyway'),
    minDomains: sometimes(3, fc.constantFrom(1, 2, 3, 5)),
    nodeAffinityPolicy: sometimes(3, fc.constantFrom('Honor', 'Ignore')),
    nodeTaintsPolicy: sometimes(4, fc.constantFrom('Honor', 'Ignore')),
    matchLabelKeys: sometimes(3, someOf('revision', 'missing')),
  })
  .map((one) => ({
    ...one,
    ...(one.whenUnsatisfiable !== 'DoNotSchedule' && { minDomains: undefined }),
    ...(!one.labelSelector && { matchLabelKeys: undefined }),
  }));

/** The rules by which a pod chooses among nodes. */
export const placementRules = ({ nodeRules, affinity, spread: often }: Theme) =>
  fc
    .record({
      nodeSelector: sometimes(
        nodeRules,
        entries<string>({
          zone: sometimes(5, fc.constantFrom('a', 'b')),
          disk: sometimes(5, fc.constantFrom('ssd')),
        }),
      ),
      nodeAffinity: sometimes(
        nodeRules,
        fc.oneof({ weight: 3, arbitrary: nodeAffinity }, { weight: 1, arbitrary: ownNode }),
      ),
      podAffinity: sometimes(affinity > 5 ? 4 : 1, podTerms),
      podAntiAffinity: sometimes(affinity, podTerms),
      tolerations: sometimes(4, fc.array(toleration, { maxLength: 3 })),
      topologySpreadConstraints: sometimes(often, fc.array(spread, { minLength: 1, maxLength: 3 })),
    })
    .map(({ nodeAffinity: node, podAffinity, podAntiAffinity, ...rules }) => ({
      ...rules,
      affinity: { nodeAffinity: node, podAffinity, podAntiAffinity },
    }));
