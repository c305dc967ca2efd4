import type { Action } from './action.ts';
import { openAlertModal } from './open-alert-modal.ts';

/** Asks for how long a channel hears nothing of a cause. */
export const muteCause: Action = {
  name: 'mute_cause',
  press: (click, deps) => openAlertModal('mute', click, deps),
};
