import type { Recording } from '../world/recorded.ts';
import { bareRecording } from './bare-recording.ts';
import { UnreadableRecording } from './unreadable-recording.ts';

const BEGIN = /^(?:apiVersion:|\{|items:$)/m;
/** Without it nothing was read from a cluster: a manifest shows no trouble. */
const STATUS = /^[ \t]*"?status"?:/m;
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z/g;

/**
 * The objects that `kubectl get -o yaml` or `-o json` printed, where a text is that; undefined where it is not. Nobody knows when it was printed: the
 * newest time in it stands for that.
 */
export function pastedObjects(text: string): Recording | undefined {
  const from = text.search(BEGIN);
  const now = text.match(TIME)?.toSorted().at(-1);
  if (from < 0 || now === undefined || !STATUS.test(text)) return undefined;
  const written = text.slice(from);
  try {
    return bareRecording(written, written.startsWith('{') ? 'pasted.json' : 'pasted.yaml', now);
  } catch (error) {
    if (error instanceof UnreadableRecording) return undefined; // then it is read as text
    throw error;
  }
}
