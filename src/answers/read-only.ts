import type { Engine } from './engine.ts';

/**
 * The same engine, whose offers nobody can approve: fixes are shown with their proofs, without buttons. Where changes are off
 * no remediator needs to run, so none is asked.
 */
export function readOnly(engine: Engine): Engine {
  return {
    ...engine,
    async plansFor(verdict, loader, { dryRun: _dryRun, ...planning }) {
      const offers = await engine.plansFor(verdict, loader, planning);
      return offers.map(({ plan: _plan, live: _live, ...shown }) => shown);
    },
  };
}
