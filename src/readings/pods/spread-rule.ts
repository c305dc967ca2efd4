import type { Resource } from '../../domain/resource.ts';

const HOSTNAME = 'kubernetes.io/hostname';

/** How strictly a template asks for its pods to be on different nodes: `soft` is a wish that the scheduler may break; undefined: not at all. */
export function spreadRuleOf(spec: Resource<'Pod'>['spec']): 'soft' | 'hard' | undefined {
  const spread = (spec?.topologySpreadConstraints ?? []).filter(
    ({ topologyKey, labelSelector }) => topologyKey === HOSTNAME && labelSelector,
  );
  const {
    requiredDuringSchedulingIgnoredDuringExecution: required = [],
    preferredDuringSchedulingIgnoredDuringExecution: preferred = [],
  } = spec?.affinity?.podAntiAffinity ?? {};
  const isHard =
    spread.some(({ whenUnsatisfiable }) => whenUnsatisfiable === 'DoNotSchedule') ||
    required.some(({ topologyKey }) => topologyKey === HOSTNAME);
  if (isHard) return 'hard';
  const isSoft =
    spread.length > 0 ||
    preferred.some(({ podAffinityTerm }) => podAffinityTerm.topologyKey === HOSTNAME);
  return isSoft ? 'soft' : undefined;
}
