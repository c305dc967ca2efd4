import type { Channel, User } from '../slack-double/workspace/model.ts';
import { byId, el } from './element.ts';
import { people, type State } from './state.ts';

/** What the sidebar can ask for. */
export type SidebarActions = Readonly<{
  open(channel: string): void;
  become(user: string): void;
  alert(status: 'firing' | 'resolved'): Promise<void>;
}>;

/** Fills the sidebar's sample alert once; answers what shows its lists again. */
export function sidebar({ open, become, alert }: SidebarActions) {
  for (const status of ['firing', 'resolved'] as const) {
    byId(`alert-${status}`).addEventListener('click', () => void alert(status));
  }
  return (state: State): void => {
    byId('channels').replaceChildren(...state.channels.map((one) => channel(one, state, open)));
    byId('people').replaceChildren(...people(state).map((one) => person(one, state, become)));
    byId('alerts').hidden = !state.hasAlerts;
    byId('menu').classList.toggle('unread', state.unread.size > 0);
  };
}

function channel(
  { id, name, archived }: Channel,
  state: State,
  open: (channel: string) => void,
): HTMLElement {
  const current = id === state.channel;
  const unread = state.unread.has(id);
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: unread ? 'unread' : '',
        'aria-current': current ? 'page' : undefined,
        onclick: () => open(id),
      },
      `# ${name}`,
      archived && el('small', {}, ' archived'),
      unread && el('span', { class: 'dot', role: 'img', 'aria-label': 'unread' }),
    ),
  );
}

function person(
  { id, name, realName, guest, locale }: User,
  state: State,
  become: (user: string) => void,
): HTMLElement {
  const language = locale.startsWith('ko') ? '한국어' : 'English';
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': String(id === state.me),
        title: realName,
        onclick: () => become(id),
      },
      `@${name}`,
      el('small', {}, guest ? ` guest` : ` ${language}`),
    ),
  );
}
