import { applyPlan } from './apply-plan.ts';
import type { Modal } from './modal.ts';

/** Every modal that can be submitted. */
export const modals: readonly Modal[] = [applyPlan];
