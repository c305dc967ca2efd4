import { acknowledge } from './acknowledge.ts';
import type { Action } from './action.ts';
import { askHere } from './ask-here.ts';
import { askWhy } from './ask-why.ts';
import { chooseTarget } from './choose-target.ts';
import { endSilence } from './end-silence.ts';
import { muteCause } from './mute-cause.ts';
import { reviewFix } from './review-fix.ts';
import { share } from './share.ts';
import { silenceAlert } from './silence-alert.ts';

/** Every button and menu in our messages. */
export const actions: readonly Action[] = [
  reviewFix,
  askWhy,
  askHere,
  chooseTarget,
  share,
  acknowledge,
  silenceAlert,
  endSilence,
  muteCause,
];
