import type { Rules } from '../../domain/rules.ts';

/** The rules that a predicted cluster may be asked: not those that go by what somebody has said of today's, or has not done yet. */
export function foreseeable(rules: Rules): Rules {
  const causes = rules.causes.filter((one) => !one.tellsInaction && !one.isAskedLast);
  return { ...rules, causes };
}
