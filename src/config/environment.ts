import { BadConfig } from '../domain/errors.ts';

/** Environment variables; a parameter, so that a test has its own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What each secret is, for whoever finds it missing. */
const SECRETS = {
  SLACK_SIGNING_SECRET: 'the signing secret of your Slack app (Basic Information)',
  SLACK_BOT_TOKEN: 'the bot token of your Slack app (OAuth & Permissions), which begins with xoxb-',
  KUBEWHY_WEBHOOK_TOKEN: "the bearer token that Alertmanager's http_config sends",
  KUBEWHY_APPROVAL_KEY: 'a random key that gateway and remediator share: openssl rand -hex 32',
} as const;

/** Secrets come by environment only. Throws BadConfig, which says what the variable is. */
export function secret(name: keyof typeof SECRETS, env: Environment): string {
  const value = env[name];
  if (value) return value;
  throw new BadConfig(`The environment lacks ${name}: ${SECRETS[name]}.`);
}

/** Where Redis is. Outside production a local one is taken for granted. */
export function redisUrl(env: Environment): string {
  const { KUBEWHY_REDIS_URL: url, NODE_ENV: mode } = env;
  if (!url && mode !== 'production') return 'redis://127.0.0.1:6379';
  if (!url)
    throw new BadConfig('The environment lacks KUBEWHY_REDIS_URL: redis://:password@host:6379.');
  if (/^rediss?:\/\/./.test(url)) return url;
  throw new BadConfig('KUBEWHY_REDIS_URL has to begin with redis:// or rediss://.');
}
