import { applyPlan } from './apply-plan.ts';
import type { Modal } from './modal.ts';
import { previewFix } from './preview-fix.ts';

/** Every modal that can be submitted. */
export const modals: readonly Modal[] = [applyPlan, previewFix];
