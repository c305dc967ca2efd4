import { expect, it } from '@jest/globals';

import { rolloutAborted } from '#src/knowledge/causes/rollout/aborted.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { rolloutOf } from '#test/support/updates.ts';

const ABORTED = 'RolloutAborted: Rollout aborted update to revision 2';
const FAILED = 'Step-based analysis phase error/failed: Metric "smoke" assessed Failed';

const claimsOf = (status: NonNullable<Parameters<typeof rolloutOf>[1]>) => {
  const rollout = rolloutOf({ canary: {} }, { phase: 'Degraded', ...status });
  return claimsAbout(rollout, rolloutAborted, cluster([rollout]));
};

it('says that somebody aborted where the Rollout gives no reason', () => {
  const [claim] = claimsOf({ abort: true, message: ABORTED });

  expect(claim?.params).toEqual({ revision: '2', stable: 'old', ready: 0, wanted: 2 });
});

it("quotes the controller's reason", () => {
  const [claim] = claimsOf({ abort: true, message: `${ABORTED}: ${FAILED}` });

  expect(claim?.params).toMatchObject({ revision: '2', said: FAILED });
});

it('claims nothing of a Rollout that is degraded for another reason', () => {
  expect(claimsOf({ message: 'InvalidSpec: …' })).toEqual([]);
});

it('is less certain where the analysis that it went by may not be read', () => {
  const status = {
    phase: 'Degraded',
    abort: true,
    message: `${ABORTED}: ${FAILED}`,
    canary: { currentStepAnalysisRunStatus: { name: 'smoke-1', status: 'Failed' } },
  };
  const rollout = rolloutOf({ canary: {} }, status);

  const [claim] = claimsAbout(
    rollout,
    rolloutAborted,
    cluster([rollout], ['analysisruns.argoproj.io']),
  );

  expect(claim).toMatchObject({ strength: 'fits' });
});

it('has a person retry, once the reason is gone', () => {
  const subject = { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' };

  expect(rolloutAborted.advice?.command?.(subject, { ready: 0, wanted: 2 })).toBe(
    'kubectl argo rollouts retry rollout web -n shop',
  );
});
