import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { updateOf } from '../../readings/workloads/updates.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { stuckUpdate, type Statement } from '../signs/workloads/stuck-update.ts';

type Deployment = Resource<'apps/Deployment'>;

/** The new revision of a Deployment does not come up. */
export const deploymentStuck: SymptomFinder<'apps/Deployment'> = {
  kind: 'deployment-stuck',
  of: ['apps/Deployment'],

  *find(deployment, world) {
    const update = deployment.spec?.paused ? undefined : updateOf(deployment, world);
    if (!update) return;
    yield* stuckUpdate('deployment-stuck', deployment, update, statedBy(deployment), world);
  },
};

function statedBy(deployment: Deployment): Statement {
  const on = refTo('apps/Deployment', deployment);
  const {
    reason = 'Progressing',
    message: quote,
    path,
    lastUpdateTime: at,
  } = conditionOf(deployment, 'Progressing') ?? {};
  const evidence = quote
    ? { ...quotedField(on, `${path}/message`, quote), ...present({ at }) }
    : quotedField(on, '/metadata/name', on.name);
  return { reason, isLate: reason === 'ProgressDeadlineExceeded', evidence };
}
