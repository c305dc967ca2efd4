import { present } from '../text/present.ts';
import type { Engine } from './engine.ts';

/** The same engine, whose offers nobody can approve: fixes are shown with their proofs, without buttons. */
export function readOnly(engine: Engine): Engine {
  return {
    ...engine,
    async plansFor(...asked) {
      const offers = await engine.plansFor(...asked);
      return offers.map(({ finding, remedy, proposal, proof }) => ({
        finding,
        remedy,
        proposal,
        ...present({ proof }),
      }));
    },
  };
}
