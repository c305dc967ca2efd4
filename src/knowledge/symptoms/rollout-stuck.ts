import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { firstSaid } from '../../readings/events.ts';
import { harmOf } from '../../readings/harm.ts';
import { repeatedWarning } from '../../readings/warnings.ts';
import { updateOf } from '../../readings/workloads/updates.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { stuckUpdate, type Statement } from '../signs/workloads/stuck-update.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/** The controller's word for an update without progress for longer than progressDeadlineSeconds. */
const TOO_LATE = 'ProgressDeadlineExceeded';
/** As it calls itself in its events; policy engines warn of Rollouts, too. */
const CONTROLLER = 'rollouts-controller';

/**
 * An update of an Argo Rollout does not advance, and not because its plan or a person stopped it. A pause that its
 * plan made is no excuse for pods that do not run: without a readiness probe they count for a moment. Its controller
 * may fail before it comes to its pods or to a deadline, as with the traffic: then it only warns, again and again.
 */
export const rolloutStuck: SymptomFinder<'argoproj.io/Rollout'> = {
  kind: 'rollout-stuck',
  of: ['argoproj.io/Rollout'],

  *find(rollout, world) {
    const { spec, status } = rollout;
    if (spec?.paused || status?.abort) return;
    const update = updateOf(rollout, world);
    if (update && update.hash !== status?.stableRS) {
      const said = statedBy(rollout);
      const isLate = said.isLate && !status?.pauseConditions?.length;
      const [stuck] = stuckUpdate('rollout-stuck', rollout, update, { ...said, isLate }, world);
      if (stuck) return yield stuck;
    }

    const on = refTo('argoproj.io/Rollout', rollout);
    const warning = status?.phase === 'Progressing' && repeatedWarning(on, world, CONTROLLER);
    if (!warning) return;
    const { reason, evidence } = warning;
    const since = firstSaid([reason], on, world);
    const hurts = harmOf(on, world);
    yield { kind: 'rollout-stuck', on, reason, evidence, ...present({ since }), hurts };
  },
};

/** What the Rollout says of itself. "Progressing" may stand there for ever: it is not good news. */
function statedBy(rollout: Rollout): Statement {
  const { status } = rollout;
  const on = refTo('argoproj.io/Rollout', rollout);
  const { conditions = [], message, phase = '' } = status ?? {};
  const index = conditions.findIndex(({ type }) => type === 'Progressing');
  const { reason = phase, message: said = '', lastTransitionTime: at } = conditions[index] ?? {};
  const quote = (path: string, text: string) => quotedField(on, path, text);

  const isLate = reason === TOO_LATE;
  if (isLate || !(message ?? phase)) {
    const evidence = quote(`/status/conditions/${index}/message`, said);
    return { reason, isLate, evidence: { ...evidence, ...present({ at }) } };
  }
  const evidence = message ? quote('/status/message', message) : quote('/status/phase', phase);
  return { reason, isLate, evidence };
}
