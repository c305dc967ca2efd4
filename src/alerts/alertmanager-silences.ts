import { z } from 'zod';

import { SilencesUnavailable } from '../domain/errors.ts';
import type { Silences } from '../domain/silences.ts';

/** Slack waits three seconds for all that a click brings about. */
const PATIENCE_MS = 1_500;
const LONGEST_REASON = 200;

const Made = z.object({ silenceID: z.string().min(1) });

/** Silences by the API v2 of the Alertmanager at that URL; `token` is sent where there is one. */
export function alertmanagerSilences(url: string, token?: string): Silences {
  const base = url.replace(/\/$/, '');
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const ask = (path: string, init: RequestInit) =>
    asked(`${base}/api/v2/${path}`, { ...init, headers });
  return {
    async make({ matchers, until, by, comment }) {
      const body = JSON.stringify({
        matchers: matchers.map((one) => ({ ...one, isRegex: false, isEqual: true })),
        startsAt: new Date().toISOString(),
        endsAt: until,
        createdBy: by,
        comment,
      });
      const text = await ask('silences', { method: 'POST', body });
      const made = Made.safeParse(jsonIn(text));
      if (!made.success) throw new SilencesUnavailable('Alertmanager answered without an id.');
      return made.data.silenceID;
    },
    async end(id) {
      await ask(`silence/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}

async function asked(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    if (response.ok) return text;
    throw new SilencesUnavailable(
      `Alertmanager answered ${response.status}: ${text.slice(0, LONGEST_REASON)}`,
    );
  } catch (error) {
    if (error instanceof SilencesUnavailable) throw error;
    throw new SilencesUnavailable('Alertmanager did not answer.', { cause: error });
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
