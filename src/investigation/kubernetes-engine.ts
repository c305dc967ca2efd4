import { diagnose } from '../diagnosis/diagnose.ts';
import { rules } from '../diagnosis/rules.ts';
import type { Engine } from './engine.ts';

/** The engine with everything that kubewhy knows about Kubernetes. */
export const kubernetesEngine: Engine = {
  causes: rules.causes,
  async resolve({ text, namespace = 'default' }) {
    const [kind = '', name = ''] = text.split('/');
    const ref = { kind: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, namespace, name };
    return { is: 'found', ref };
  },
  diagnose: (target, loader) => diagnose(target, loader, rules),
  offersFor: async () => [],
  goalState: async () => ({ is: 'reached' }),
  diffOf: (change) => JSON.stringify(change.ops),
};
