import { applyPlan } from './apply-plan.ts';
import type { Modal } from './modal.ts';
import { muteCause } from './mute-cause.ts';
import { previewFix } from './preview-fix.ts';
import { silenceAlert } from './silence-alert.ts';

/** Every modal that can be submitted. */
export const modals: readonly Modal[] = [applyPlan, previewFix, silenceAlert, muteCause];
