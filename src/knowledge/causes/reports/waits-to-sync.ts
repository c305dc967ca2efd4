import type { Cause } from '../../../domain/model.ts';
import { syncWait, type WaitsToSync } from '../../../readings/reports/sync-wait.ts';
import { meantBy } from '../../meant-by.ts';
import { waitsToSyncWords } from './waits-to-sync.words.ts';

const KIND = 'argoproj.io/Application';

/** An Application differs from Git, and nobody is to sync it by itself, or not at this time. */
export const waitsToSync: Cause<WaitsToSync, typeof KIND> = {
  id: 'reports/waits-to-sync',
  of: [KIND],
  explains: ['reports/waits-to-sync'],
  symptom: {
    ...meantBy('reports/waits-to-sync', [KIND], (application, world) =>
      syncWait(application, world)
        ? { path: '/status/sync/status', quote: 'OutOfSync', reason: 'OutOfSync' }
        : undefined,
    ),
    isExtra: true,
    asked: 'unless-outage', // what it has made runs all the same
  },

  *explain({ on, evidence }, world, application) {
    const found = syncWait(application, world);
    if (!found) return;
    yield {
      subject: on,
      params: found.params,
      evidence: [evidence, ...found.evidence],
      strength: found.isCertain ? 'entails' : 'fits',
    };
  },

  ...waitsToSyncWords,
};
