import { refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { daemonSetNowhereWords } from './daemon-set-nowhere.words.ts';
import { nodesMissedBy, type Nowhere } from './signs/daemon-set-nodes.ts';

/** Where a label or a taint is nearly what it should be, or people set the label, somebody waits for these pods. */
const symptom: SymptomFinder<'apps/DaemonSet'> = {
  kind: 'daemon-set-nowhere',
  of: ['apps/DaemonSet'],

  *find(set, world) {
    const found = nodesMissedBy(set, world);
    if (!found) return;
    const { is, ofMachine } = found.nowhere;
    const isMeant = ofMachine && is !== 'other-key';
    const on = refTo('apps/DaemonSet', set);
    yield {
      kind: 'daemon-set-nowhere',
      on,
      reason: 'NoNodeSelected',
      evidence: quotedField(on, '/status/desiredNumberScheduled', '0'),
      hurts: isMeant ? 'nobody' : 'progress',
    };
  },
};

/** A DaemonSet runs nowhere: no node has the labels that it selects, or taints keep it off those that have. */
export const daemonSetNowhere: Cause<Nowhere, 'apps/DaemonSet'> = {
  id: 'scheduling/daemon-set-nowhere',
  of: ['apps/DaemonSet'],
  explains: ['daemon-set-nowhere'],
  symptom,

  *explain({ on, evidence }, world, set) {
    const found = nodesMissedBy(set, world);
    if (!found) return;
    const { is } = found.nowhere;
    yield {
      subject: on,
      params: found.nowhere,
      evidence: [evidence, ...found.evidence],
      // That no node is like that may be as planned.
      strength: is === 'unread' || is === 'unlabelled' ? 'fits' : 'entails',
      restsOn: [on],
    };
  },

  ...daemonSetNowhereWords,
};
