import { diagnose } from '../diagnosis/diagnose.ts';
import { resolveTarget } from '../diagnosis/resolve-target.ts';
import { rules } from '../diagnosis/rules.ts';
import { scan } from '../diagnosis/scan/scan.ts';
import { lookAtGoal } from '../remedies/look-at-goal.ts';
import { plansFor } from '../remedies/plans.ts';
import type { Engine } from './engine.ts';

/** The engine with everything that kubewhy knows about Kubernetes. */
export const kubernetesEngine: Engine = {
  causes: rules.causes,
  resolve: (query, loader) => resolveTarget(query, loader, rules),
  diagnose: (target, loader) => diagnose(target, loader, rules),
  scan: (namespace, loader) => scan(namespace, loader, rules),
  offersFor: (verdict, loader, about) => plansFor(verdict, loader, { ...about, rules }),
  lookAtGoal,
};
