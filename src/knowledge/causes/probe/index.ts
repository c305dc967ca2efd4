import type { Cause } from '../../../domain/model.ts';
import { probeAnswers } from './answer.ts';
import { livenessKills } from './liveness-kills.ts';
import { wrongPort, loopbackOnly } from './nothing-listens.ts';
import { programMissing } from './program-missing.ts';
import { readinessGate } from './readiness-gate.ts';
import { slowStart } from './slow-start.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const probeCauses: readonly Cause[] = [
  ...probeAnswers,
  livenessKills,
  wrongPort,
  loopbackOnly,
  programMissing,
  readinessGate,
  slowStart,
];
