import { BadConfig } from '../../domain/errors.ts';

/** Environment variables; a parameter, so that a test has its own. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What each secret is, for whoever finds it missing. */
const SECRETS = {
  SLACK_SIGNING_SECRET: 'the signing secret of your Slack app (Basic Information)',
  SLACK_BOT_TOKEN: 'the bot token of your Slack app (OAuth & Permissions), which begins with xoxb-',
  KUBEWHY_WEBHOOK_TOKEN: "the bearer token that Alertmanager's http_config sends",
  KUBEWHY_GITHUB_TOKEN:
    'a fine-grained token that may write contents and pull requests of the repositories under `pullRequests`; or set KUBEWHY_GITHUB_APP_ID and KUBEWHY_GITHUB_APP_KEY',
  KUBEWHY_GITHUB_APP_KEY: 'the private key of your GitHub App, in PEM',
  KUBEWHY_APPROVAL_KEY: 'a random key that gateway and remediator share: openssl rand -hex 32',
} as const;
/** The variables that hold a secret. */
export type SecretName = keyof typeof SECRETS;

/** Who guesses the key can approve changes. */
const SHORTEST_KEY = 32;

/** Secrets come by environment only. Throws BadConfig, which says what the variable is. */
export function secret(name: SecretName, env: Environment): string {
  const value = env[name];
  if (value) return value;
  throw new BadConfig(`The environment lacks ${name}: ${SECRETS[name]}.`);
}

/** Throws BadConfig, which names every one of these secrets that is missing or, in production, weak. */
export function requireSecrets(names: readonly SecretName[], env: Environment): void {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) {
    const what = missing.map((name) => `${name}: ${SECRETS[name]}`).join('; ');
    throw new BadConfig(`The environment lacks ${what}.`);
  }
  const { KUBEWHY_APPROVAL_KEY: key = '', NODE_ENV: mode } = env;
  const isWeak = names.includes('KUBEWHY_APPROVAL_KEY') && key.length < SHORTEST_KEY;
  if (isWeak && mode === 'production') {
    const fix = `make one of ${SHORTEST_KEY} characters or more with openssl rand -hex 32`;
    throw new BadConfig(`KUBEWHY_APPROVAL_KEY is too short: ${fix}.`);
  }
}

/** The namespace that kubewhy itself runs in, which it never changes. */
export function ownNamespace({ KUBEWHY_NAMESPACE: name }: Environment): string {
  return name || 'kubewhy';
}

/** Where Redis is; no message repeats it, for it may hold a password. Outside production a local one is taken for granted. */
export function redisUrl(env: Environment): string {
  const { KUBEWHY_REDIS_URL: url, NODE_ENV: mode } = env;
  if (!url && mode !== 'production') return 'redis://127.0.0.1:6379';
  if (!url)
    throw new BadConfig('The environment lacks KUBEWHY_REDIS_URL: redis://:password@host:6379.');
  if (/^rediss?:\/\/./.test(url) && URL.canParse(url)) return url;
  throw new BadConfig(
    'KUBEWHY_REDIS_URL has to be a URL such as redis://:password@host:6379, or rediss:// for TLS.',
  );
}
