import type { ForgottenPosts } from '../../domain/ports.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { isRefusal, isSure } from '../errors.ts';
import type { Label, Spot } from '../slack-api.ts';
import type { Message } from '../views/blocks.ts';
import type { Delivering } from './delivering.ts';
import { hashOf } from './hash-of.ts';
import { partShown, postBegan, postEnded, postFailed, type Posted, tsOf } from './ledger.ts';

/** A request whose answer was lost may still take effect: the second copy goes within 15 s. */
const SWEEPS_MS = [3000, 12_000];

/** One message of an incident. */
export type Post = Readonly<{ part: string; spot: Spot; message: Message }>;

/**
 * Posts one message of an incident and answers with its ts; a rerun answers with the same. Whether an
 * earlier attempt posted is written down first, and where nobody knows, looked up by metadata.
 */
export async function postOnce(id: string, post: Post, deps: Delivering): Promise<string> {
  const { incidents, now, forgottenPosts } = deps;
  const forgotten = await forgottenPosts();
  let began: string | undefined;
  const incident = await changeKnown(incidents, id, (known) => {
    began = known.posting?.[post.part];
    return postBegan(known, post.part, now().toISOString());
  });
  const posted = tsOf(incident, post.part);
  if (posted) return posted;

  const label = { incident: id, part: post.part };
  const since = began ?? mayBeSince(incident, forgotten);
  const [found] = since ? await copies(post.spot, label, since, deps) : [];
  const ts = found ?? (await posting(id, post, began, deps));
  const hash = found === undefined ? hashOf(post.message) : undefined;
  const kept = await keep(id, { ...post, hash, ts }, deps);
  if (kept !== ts) await removed(post.spot, ts, deps);
  if (began) sweep(id, post, label, began, { ...deps, api: deps.lastApi });
  return kept;
}

/** Since when a message may be there of which the ledger says nothing: one of an incident that began before that was noticed. */
function mayBeSince(
  { alert, openedAt }: Posted,
  forgotten: Awaited<ReturnType<ForgottenPosts>>,
): string | undefined {
  if (!forgotten || Date.parse(alert?.startsAt ?? openedAt) >= forgotten.noticedAt)
    return undefined;
  return new Date(forgotten.since).toISOString();
}

type KeptPost = Readonly<{ part: string; ts: string; hash: string | undefined }>;

/** A refusal says that this attempt posted nothing, but not what an earlier one did. */
async function posting(
  id: string,
  { part, spot, message }: Post,
  began: string | undefined,
  { api, incidents }: Delivering,
): Promise<string> {
  try {
    return await api.post(spot, message, { incident: id, part });
  } catch (error) {
    if (isSure(error) && !began)
      await changeKnown(incidents, id, (known) => postFailed(known, part));
    throw error;
  }
}

/** The first to write its ts down wins. What an adopted message says is not known: the alert may be over by now. */
async function keep(
  id: string,
  { part, ts, hash }: KeptPost,
  { incidents }: Delivering,
): Promise<string> {
  const after = await changeKnown(incidents, id, (known) => {
    const ended = postEnded(known, part, ts);
    return tsOf(known, part) || hash === undefined ? ended : partShown(ended, part, hash);
  });
  return tsOf(after, part) ?? ts;
}

/** Without the scope to look, a second copy is possible, and better than no message. */
async function copies(
  spot: Spot,
  label: Label,
  since: string,
  { api, log }: Delivering,
): Promise<readonly string[]> {
  try {
    return await api.find(spot, label, since);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ ...label, error: error.message }, 'Could not look for an earlier copy');
    return [];
  }
}

function sweep(
  id: string,
  { part, spot }: Post,
  label: Label,
  since: string,
  deps: Delivering,
): void {
  for (const ms of SWEEPS_MS) {
    deps.later(ms, async () => {
      const incident = await deps.incidents.find(id);
      const kept = incident && tsOf(incident, part);
      if (!kept) return;
      const all = await copies(spot, label, since, deps);
      for (const ts of all) if (ts !== kept) await removed(spot, ts, deps);
    });
  }
}

async function removed({ channel }: Spot, ts: string, { api, log }: Delivering): Promise<void> {
  try {
    await api.remove(channel, ts);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.warn({ channel, ts, error: error.message }, 'Could not remove a second copy');
  }
}
