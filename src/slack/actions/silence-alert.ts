import type { Action } from './action.ts';
import { openAlertModal } from './open-alert-modal.ts';

/** Asks for how long an alert is silenced, and shows by which labels. */
export const silenceAlert: Action = {
  name: 'silence_alert',
  press: (click, deps) => openAlertModal('silence', click, deps),
};
