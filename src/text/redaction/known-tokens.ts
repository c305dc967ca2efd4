import type { Span } from './span.ts';

/**
 * Forms that issuers give their tokens so that scanners know them: prefix and characters as in the rules of
 * secretlint and gitleaks, with the least length that no ordinary word reaches, for a log may cut a token.
 */
const FORMS: readonly string[] = [
  'gh[oprsu]_[A-Za-z0-9]{16,}', // GitHub
  'github_pat_\\w{16,}',
  'gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\\w-]{16,}', // GitLab
  'GR1348941[\\w-]{16,}',
  'npm_[A-Za-z0-9]{16,}',
  'pypi-[\\w-]{16,}',
  'rubygems_[0-9a-f]{16,}',
  'dckr_(?:pat|oat)_[\\w-]{16,}', // Docker
  'xox[a-z](?:\\.[a-z]+)?-[\\w-]{8,}', // Slack
  'xapp-[\\w-]{8,}',
  '(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}', // AWS
  'AIza[\\w-]{30,}', // Google
  'ya29\\.[\\w-]{16,}',
  'GOCSPX-[\\w-]{16,}',
  '(?:sk|rk|pk|whsec)_(?:live|test|prod)?_?[A-Za-z0-9]{16,}', // Stripe
  'sk-(?=[a-z0-9_-]{0,40}[A-Z])[\\w-]{16,}', // OpenAI, Anthropic; a namespace may be called sk-prod, too
  'hf_[A-Za-z0-9]{16,}', // Hugging Face
  'gsk_[A-Za-z0-9]{16,}', // Groq
  'SG\\.[\\w-]{16,}(?:\\.[\\w-]+)?', // SendGrid
  'key-[0-9a-f]{32}', // Mailgun
  'SK[0-9a-f]{32}', // Twilio
  'shp(?:at|ca|pa|ss)_[A-Za-z0-9]{16,}', // Shopify
  'sq0(?:atp|csp|idp)-[\\w-]{16,}', // Square
  'do[opr]_v1_[0-9a-f]{16,}', // DigitalOcean
  'hv[sbr]\\.[\\w-]{16,}', // Vault
  'dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w-]{16,}', // Doppler
  'dt0c01\\.[A-Z0-9.]{16,}', // Dynatrace
  'glsa_\\w{16,}', // Grafana
  'glc_[\\w+/=]{16,}',
  'lin_(?:api|oauth)_\\w{16,}', // Linear
  'ntn_\\w{16,}', // Notion
  'secret_[A-Za-z0-9]{24,}',
  'NRAK-[A-Z0-9]{16,}', // New Relic
  'ops_eyJ[\\w+/=-]{16,}', // 1Password
  'pul-[0-9a-f]{16,}', // Pulumi
  'PMAK-[\\w-]{16,}', // Postman
  'sbp_[0-9a-f]{16,}', // Supabase
  'sntry[su]_[\\w+/=-]{16,}', // Sentry
  'tskey-[\\w-]{16,}', // Tailscale
  'ATATT[\\w=-]{16,}|ATBB\\w{16,}', // Atlassian
  'atlasv1\\.[\\w-]{16,}|\\.atlasv1\\.[\\w-]{16,}', // Terraform Cloud
  'EAAC?[A-Za-z0-9]{30,}', // Facebook
  'AGE-SECRET-KEY-1[A-Z0-9]{16,}',
  '(?<![\\w-])eyJ[\\w-]{8,}(?:\\.[\\w-]+){1,4}', // a JSON web token
  '\\$(?:apr1|[156y]|2[abxy]|argon2\\w{1,2}|scrypt|pbkdf2[\\w-]{0,12})\\$[\\w./$=,+-]{8,}', // crypt(3)
  '\\{(?:SSHA|SHA|SMD5|MD5)(?:256|512)?\\}[\\w+/=]{8,}', // LDAP
];
const TOKENS = new RegExp(`(?<![A-Za-z0-9])(?:${FORMS.join('|')})`, 'g');

/** Tokens that are known by their form. */
export function knownTokens(text: string): readonly Span[] {
  return Array.from(text.matchAll(TOKENS), ({ 0: token, index }) => [index, index + token.length]);
}
