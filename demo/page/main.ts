import type { Message } from '../slack-double/workspace/model.ts';
import { composer } from './composer.ts';
import { byId, el } from './element.ts';
import { emptyChannel } from './empty.ts';
import { messageList } from './message-list.ts';
import { modal } from './modal.ts';
import type { Names } from './names.ts';
import type { PageEvent, Reply } from './protocol.ts';
import type { MessageFrame } from './render-message.ts';
import { connect, type Server } from './server.ts';
import { sidebar } from './sidebar.ts';
import {
  after,
  begin,
  goTo,
  inChannel,
  inThread,
  openChannel,
  type State,
  topView,
  withThread,
} from './state.ts';

const FIRST_PERSON = 'UMINA00001';
const FIRST_CHANNEL = 'COPS000001';

const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
/** What the page shows; undefined until the start has come, which may be after the first key was pressed. */
let state: State;
const begun = Promise.withResolvers<void>();
let server: Server;
let stopListening = () => {};
let missed: PageEvent[] | undefined = [];

const names: Names = {
  user: (id) => state.users.find((one) => one.id === id)?.name ?? id,
  channel: (id) => state.channels.find((one) => one.id === id)?.name ?? id,
};
const showMessages = messageList(byId('messages'));
const showThread = messageList(byId('replies'));
const showSidebar = sidebar({
  open(channel) {
    hideSidebar();
    set(goTo(channel, state));
  },
  become(user) {
    hideSidebar();
    become(user);
  },
  async alert(status) {
    hideSidebar();
    tell(await server.act('alert', { status }));
  },
});
const showView = modal(byId('modal') as HTMLDialogElement, {
  names,
  doing: (view) => async (action) =>
    tell(await server.act('click', { on: { view: view.id }, ...action })),
  submit: (view, values) => server.act('submit', { viewId: view.id, values }),
  close: (view) => void server.act('close', { viewId: view.id }).then(tell),
});

const compose = composer(
  'composer',
  'Message, or /k8s why …',
  (text) => write(text),
  () => state?.commands ?? [],
);
composer(
  'thread-composer',
  'Reply, or @kubewhy why …',
  (text) => write(text, state.thread),
  () => [],
);
const showEmpty = emptyChannel(compose);
byId('thread-close').addEventListener('click', closeThread);
byId('start-over').addEventListener('click', () => void server.act('start-over', {}).then(tell));
byId('menu').addEventListener('click', () => document.body.classList.toggle('choosing'));
document.addEventListener('keydown', ({ key }) => {
  const isBusy = document.querySelector('dialog[open]') !== null;
  if (key === 'Escape' && !isBusy && state?.thread !== undefined) closeThread();
});
// With a keyboard one begins to write; on a phone that would cover the page.
if (matchMedia('(hover: hover)').matches) compose();
become(sessionStorage.getItem('me') ?? FIRST_PERSON);

function closeThread(): void {
  set(withThread(undefined, state));
  byId('messages').focus();
}

function openThread(ts: string): void {
  set(withThread(ts, state));
  byId('replies').focus();
}

/** On a phone the sidebar covers the messages. */
function hideSidebar(): void {
  document.body.classList.remove('choosing');
}

/** Looks at the workspace as this person, as after a reload: what was only for others' eyes is gone. */
function become(me: string): void {
  stopListening();
  sessionStorage.setItem('me', me);
  server = connect(token, me);
  stopListening = server.listen({
    event: (event) => (missed ? missed.push(event) : set(after(event, state))),
    opened: () => void load(me),
    lost: () =>
      trouble('kubewhy does not answer. Does npm start still run? It prints a new address.'),
  });
}

/** Events that come while the start is on its way are added to it, so that none is lost between the two. */
async function load(me: string): Promise<void> {
  missed = [];
  const asked = server;
  try {
    const start = begin(await asked.start(), me, state?.channel ?? FIRST_CHANNEL);
    if (asked !== server) return; // somebody else by now
    const events = missed;
    missed = undefined;
    set(events.reduce((known, event) => after(event, known), start));
    trouble('');
  } catch (error) {
    trouble(error instanceof Error ? error.message : String(error));
  }
}

/** Stays until the server answers again. */
function trouble(words: string): void {
  byId('lost').textContent = words;
  byId('lost').hidden = words === '';
}

function set(next: State): void {
  state = next;
  begun.resolve();
  const channel = openChannel(state);
  byId('banner').textContent = state.about;
  byId('start-over').hidden = !state.canStartOver;
  byId('channel-name').textContent = `# ${channel?.name ?? ''}`;
  showSidebar(state);
  showMessages(inChannel(state), frameOf);
  showEmpty(state);
  const { thread } = state;
  byId('thread').hidden = thread === undefined;
  showThread(thread === undefined ? [] : inThread(thread, state), ({ ts }) => ({
    ...frameOf(find(ts)),
    openThread: undefined,
  }));
  showView(topView(state));
}

function find(ts: string): Message {
  const found = state.messages.find((one) => one.ts === ts);
  if (!found) throw new Error(`There is no message ${ts}.`);
  return found;
}

function frameOf(message: Message): MessageFrame {
  const { ts, channel, only, user } = message;
  return {
    author: state.users.find(({ id }) => id === user),
    names,
    replies: inThread(ts, state).length - 1,
    doing: async (action) => tell(await server.act('click', { on: { channel, ts }, ...action })),
    openThread: only ? undefined : () => openThread(ts),
  };
}

async function write(text: string, thread?: string): Promise<void> {
  await begun.promise;
  const { channel } = state;
  tell(await server.act('line', { channel, text, ...(thread && { thread }) }));
}

function tell({ notice }: Reply): void {
  if (!notice) return;
  const words = el('p', {}, notice);
  byId('toast').replaceChildren(words);
  setTimeout(() => words.remove(), 6000);
}
