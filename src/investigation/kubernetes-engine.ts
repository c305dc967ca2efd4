import { diagnose } from '../diagnosis/diagnose.ts';
import { resolveTarget } from '../diagnosis/resolve-target.ts';
import { rules } from '../diagnosis/rules.ts';
import { plansFor } from '../remedies/plans.ts';
import type { Engine } from './engine.ts';

/** The engine with everything that kubewhy knows about Kubernetes. */
export const kubernetesEngine: Engine = {
  causes: rules.causes,
  resolve: resolveTarget,
  diagnose: (target, loader) => diagnose(target, loader, rules),
  offersFor: (verdict, loader, about) => plansFor(verdict, loader, { ...about, rules }),
  goalState: async () => ({ is: 'reached' }),
  diffOf: (change) => JSON.stringify(change.ops),
};
