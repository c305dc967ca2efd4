import { createHmac } from 'node:crypto';

/** The app under test, where Slack sends what people do. */
export type App = Readonly<{
  /** Where the app listens; it may become known after the double was created. */
  requestUrl: () => string;
  signingSecret: string;
  /** The slash commands it registered, "/k8s". */
  commands: readonly string[];
  /** How long Slack waits for an answer. */
  patienceMs: number;
}>;

/** How the app took a request. */
export type Delivery = Readonly<
  | { is: 'acknowledged'; body: string; json: boolean }
  | { is: 'refused'; status: number }
  | { is: 'timed-out' }
  | { is: 'unreachable'; because: string }
>;

/** A request in Slack's form: signed with v0 HMAC-SHA256 over time and body. */
export async function sendToApp(
  app: App,
  body: string,
  type: 'application/x-www-form-urlencoded' | 'application/json',
): Promise<Delivery> {
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', app.signingSecret).update(`v0:${time}:${body}`);
  const headers = {
    'content-type': type,
    'x-slack-request-timestamp': time,
    'x-slack-signature': `v0=${signature.digest('hex')}`,
  };
  try {
    const signal = AbortSignal.timeout(app.patienceMs);
    const answer = await fetch(app.requestUrl(), { method: 'POST', headers, body, signal });
    const text = await answer.text();
    if (!answer.ok) return { is: 'refused', status: answer.status };
    const json = (answer.headers.get('content-type') ?? '').startsWith('application/json');
    return { is: 'acknowledged', body: text, json };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { is: 'timed-out' };
    return { is: 'unreachable', because: String(error) };
  }
}

/** A form with one field, as interactions come. */
export function payloadForm(payload: object): string {
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}
