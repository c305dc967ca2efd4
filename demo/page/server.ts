import type { Actions, PageEvent, Reply, Start } from './protocol.ts';

/** The playground's server, as one person. */
export type Server = Readonly<{
  start(): Promise<Start>;
  /** Does something; a failure comes as a notice, so that the person sees it. */
  act<Name extends keyof Actions>(name: Name, what: Actions[Name]): Promise<Reply>;
  /**
   * Calls back for every change until it is stopped; `opened` each time the stream begins anew, `lost` when
   * the server cannot be reached.
   */
  listen(on: Listener): () => void;
}>;

type Listener = Readonly<{
  event(event: PageEvent): void;
  opened(): void;
  lost(): void;
}>;

/** The token came in the page's address and goes with every request. */
export function connect(token: string, me: string): Server {
  const headers = { 'x-playground-token': token, 'content-type': 'application/json' };
  const address = (name: string) => `/playground/${name}?user=${encodeURIComponent(me)}`;
  const ask = async (name: string, body?: object) => {
    const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(address(name), { headers, ...how });
    if (answer.status === 401 || answer.status === 403) throw new Error(await answer.text());
    return (await answer.json()) as unknown;
  };
  return {
    start: async () => (await ask('start')) as Start,
    async act(name, what) {
      try {
        return (await ask(name, what)) as Reply;
      } catch (error) {
        return { notice: `The playground does not answer (${String(error)}).` };
      }
    },
    listen(on) {
      const stop = new AbortController();
      void keepOpen(address('events'), { headers, signal: stop.signal }, on);
      return () => stop.abort();
    },
  };
}

/** Opens the event stream again a second after it broke, until it is aborted. */
async function keepOpen(
  url: string,
  how: RequestInit & { signal: AbortSignal },
  on: Listener,
): Promise<void> {
  while (!how.signal.aborted) {
    try {
      const { ok, body } = await fetch(url, how);
      on.opened();
      if (ok && body) await readEvents(body, (event) => on.event(event));
    } catch (error) {
      if (how.signal.aborted) return;
      on.lost();
      console.warn('The event stream broke; it is opened again.', error);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** EventSource cannot send the token, so the stream is read by hand: `data:` lines, a blank line between. */
async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: PageEvent) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: ')) onEvent(JSON.parse(event.slice(6)) as PageEvent);
    }
  }
}
