import type { Channel, User } from './model.ts';

/** The team of the demo. */
export const team = { id: 'TDEMO00001', domain: 'demo', name: 'Demo' } as const;

/** The app under test, as Slack knows it. */
export const bot = {
  user: 'UKUBEWHY01',
  bot: 'BKUBEWHY01',
  app: 'AKUBEWHY01',
  name: 'kubewhy',
} as const;

/** Slack's own voice, for what it says about failed commands. */
export const slackbot = 'USLACKBOT';

const person = (
  id: string,
  name: string,
  realName: string,
  locale: string,
  kind: { guest?: boolean; bot?: boolean } = {},
): User => ({
  id,
  name,
  realName,
  email: `${name}@example.com`,
  locale,
  guest: kind.guest ?? false,
  bot: kind.bot ?? false,
});

/** Everybody of the demo. Mina reads English, Joon and Sora Korean; Alex is a guest. */
export const users: readonly User[] = [
  person('UMINA00001', 'mina', 'Mina Park', 'en-US'),
  person('UJOON00001', 'joon', '김준', 'ko-KR'),
  person('USORA00001', 'sora', '이소라', 'ko-KR'),
  person('UALEX00001', 'alex', 'Alex Reed', 'en-GB', { guest: true }),
  person(bot.user, bot.name, bot.name, 'en-US', { bot: true }),
  person(slackbot, 'slackbot', 'Slackbot', 'en-US', { bot: true }),
];

const everyone = ['UMINA00001', 'UJOON00001', 'USORA00001', 'UALEX00001'];

/** The channels of the demo: kubewhy is not in #random, and #old is archived. */
export const channels: readonly Channel[] = [
  { id: 'CALERTS001', name: 'alerts', archived: false, members: [...everyone, bot.user] },
  { id: 'COPS000001', name: 'ops', archived: false, members: [...everyone, bot.user] },
  { id: 'CRANDOM001', name: 'random', archived: false, members: everyone },
  { id: 'COLD000001', name: 'old', archived: true, members: [...everyone, bot.user] },
];
