import { shortened } from './shortened.ts';

/** Longer lines are data, not words: no message of a program is cut by this. */
const MAX_LINE = 2_048;
/** As much as the kubelet keeps of a termination message (pkg/kubelet/container/runtime.go, MaxContainerTerminationMessageLength). */
const MAX_TEXT = 4_096;

/** A line from outside, as patterns may see it: the time that they take grows with what they are given. */
export function cutLine(line: string): string {
  return shortened(line, MAX_LINE);
}

/** The same for a message, which may have several lines. */
export function cutText(text: string): string {
  if (text.length <= MAX_LINE) return text;
  return shortened(text.split('\n').map(cutLine).join('\n'), MAX_TEXT);
}
