import { byId, el } from './element.ts';
import { inChannel, openChannel, type State } from './state.ts';

/** Says in a channel without messages what can be done there; `fill` puts a command into the composer. */
export function emptyChannel(fill: (text: string) => void) {
  return (state: State): void => {
    const place = byId('empty');
    place.hidden = inChannel(state).length > 0;
    if (!place.hidden) place.replaceChildren(...invitation(state, fill));
  };
}

function invitation(state: State, fill: (text: string) => void): (Node | string)[] {
  const channel = openChannel(state);
  if (channel?.archived) return ['This channel is archived: nobody can write here.'];
  if (channel?.name === 'alerts' && state.hasAlerts) {
    return ['No alert yet. “Fire KubePodNotReady” beside the channels sends one.'];
  }
  const { example } = state;
  const hint = { type: 'button', class: 'example', onclick: () => fill(example) };
  const isThere = state.users.some(({ id, bot }) => bot && channel?.members.includes(id));
  return [
    isThere
      ? 'Nothing here yet. Ask why something is stuck: '
      : 'kubewhy is not in this channel, so only you see its answers. Ask here all the same: ',
    el('button', hint, el('code', {}, example.trim())),
  ];
}
