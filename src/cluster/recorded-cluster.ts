import type { Spent } from '../domain/answer.ts';
import { keyOf, refKey } from '../domain/keys.ts';
import type { Change, SendResult } from '../domain/plan.ts';
import type { MeteredLoader, Writer } from '../domain/ports.ts';
import type { Resource } from '../domain/resource.ts';
import { madeBy } from '../world/made-by.ts';
import { metered } from '../world/metered.ts';
import { recorded, type Recording } from '../world/recorded.ts';
import { guardedPatch } from './guarded-patch.ts';
import { patched } from './patched.ts';
import { recordedChange, recordingAfter, type RecordedChange } from './recorded-change.ts';
import { readState, writeState } from './recorded-state.ts';
import { readRecording } from './recording.ts';
import { versioned } from './versioned.ts';

/** A cluster that is played from recordings and takes changes. */
export type RecordedCluster = Readonly<{
  loader(most?: Spent): MeteredLoader;
  writer: Writer;
  /** Whether what it shows now was recorded on a real cluster, or is what the changes should bring. */
  origin(): Promise<'recorded' | 'predicted'>;
}>;

/** How the cluster stands after the changes; without a folder none was recorded after them. */
type Played = Readonly<{ recording: Recording; folder?: string }>;

/**
 * Plays the recording at a path. Changes are remembered in the state file, which the reading and the
 * writing process share; deleting it takes all of them back. After a change it answers from the recording
 * that was made after that very change or, where there is none, with the changed object in the old one.
 */
export function recordedCluster(path: string, stateFile: string): RecordedCluster {
  const recordings = new Map<string, Promise<Recording>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function standing(): Promise<Played> {
    let now: Played = { recording: await read(path), folder: path };
    for (const change of await readState(stateFile, path)) now = await after(now, change);
    return now;
  }

  async function after(now: Played, change: RecordedChange): Promise<Played> {
    const next = await afterwards(now, change);
    if (next) return { recording: await read(next), folder: next };
    return { recording: predicted(now.recording, change) };
  }

  /** A recording does not change while it is played. */
  function read(folder: string): Promise<Recording> {
    const known = recordings.get(folder) ?? readRecording(folder).then(versioned);
    recordings.set(folder, known);
    return known;
  }

  async function send(
    change: Change,
    resourceVersion: string,
    mode: 'apply' | 'dry-run',
  ): Promise<SendResult> {
    const now = await standing();
    const object = objectOf(change, now);
    const result = answered(change, object, resourceVersion);
    if (result.is !== 'done') return result;
    // Only an API server knows what its admission says; one took what was recorded.
    if (mode === 'dry-run')
      return (await afterwards(now, recordedChange(change))) ? result : NOT_ASKED;
    const changes = await readState(stateFile, path);
    await writeState(stateFile, path, [...changes, recordedChange(change)]);
    return result;
  }

  return {
    loader: (most) => metered({ load: async () => recorded((await standing()).recording) }, most),
    writer: {
      async read(ref) {
        return recorded((await standing()).recording).get(ref);
      },
      send(change, resourceVersion, mode) {
        // One after the other: each has to see what the one before did.
        const sent = turn.then(() => send(change, resourceVersion, mode));
        turn = sent.catch(() => undefined);
        return sent;
      },
      permits: async () => ({ is: 'not-checked', why: 'recorded-cluster' }),
      record: async () => undefined, // a recording is not written to
    },
    origin: async () => ((await standing()).folder ? 'recorded' : 'predicted'),
  };
}

/** What an API server would make of a request. */
function answered(
  change: Change,
  object: Resource | undefined,
  resourceVersion: string,
): SendResult {
  const { do: how, on, sub } = change;
  const made = madeBy(change);
  if (made)
    return object
      ? { is: 'conflict', message: `${on.name} already exists` }
      : { is: 'done', object: made };
  if (!object) return { is: 'refused', message: `${on.name} not found` };
  if (how === 'evict')
    return on.uid === object.metadata?.uid
      ? { is: 'done' }
      : { is: 'conflict', message: `${on.name} is another pod by now` };
  return patched(object, guardedPatch(change, resourceVersion), sub);
}

const NOT_ASKED: SendResult = {
  is: 'not-asked',
  message: 'Nothing was recorded after this change, and a recording cannot be asked.',
};

function objectOf({ on }: Pick<RecordedChange, 'on'>, { recording }: Played): Resource | undefined {
  return recording.objects.find((one) => keyOf(one) === refKey(on));
}

/** The folder of the recording that was made after that very change; undefined where there is none. */
async function afterwards(now: Played, change: RecordedChange): Promise<string | undefined> {
  const object = objectOf(change, now);
  return now.folder && object && recordingAfter(now.folder, object, change);
}

/** Replays a change on the object; one that does not fit any more changes nothing. */
function predicted(recording: Recording, { on, sub, ops }: RecordedChange): Recording {
  const [whole] = ops;
  if (whole?.path === '') {
    const others = recording.objects.filter((object) => keyOf(object) !== refKey(on));
    const made = whole.op === 'add' ? [withIdentity(whole.value as Resource)] : [];
    return { ...recording, objects: [...others, ...made] };
  }
  const objects = recording.objects.map((object) => {
    if (keyOf(object) !== refKey(on)) return object;
    const result = patched(object, ops, sub);
    return result.is === 'done' ? result.object : object;
  });
  return { ...recording, objects };
}

/** What an API server gives to an object that it stores. */
function withIdentity(object: Resource): Resource {
  const metadata = { ...object.metadata, uid: `made-${keyOf(object)}`, resourceVersion: '1' };
  return { ...object, metadata };
}
