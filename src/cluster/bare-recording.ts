import type { Recording } from '../world/recorded.ts';
import { RecordedObjects } from './recorded-objects.ts';
import { UnreadableRecording } from './unreadable-recording.ts';
import { withoutOdd } from './without-odd.ts';
import { parseYaml } from './yaml-file.ts';

/** Objects of YAML or JSON as a recording that covers nothing: what it lacks is unknown. Throws UnreadableRecording. */
export function bareRecording(text: string, shownAs: string, now: string): Recording {
  const objects = parseYaml(text, shownAs, RecordedObjects);
  if (objects.length === 0) {
    throw new UnreadableRecording(`${shownAs} holds no Kubernetes object.`, {
      failure: { is: 'no-object', file: shownAs },
    });
  }
  return { now, server: '', captured: [], ...withoutOdd(objects), logs: [] };
}
