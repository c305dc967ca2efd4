/** How servers say that they refuse a login, whatever the client. */
export const LOGIN_WORDINGS: readonly (readonly ['auth-refused', RegExp])[] = [
  ['auth-refused', /WRONGPASS|ACCESS_REFUSED - Login was refused|SASL authentication failed/i],
  ['auth-refused', /AuthenticationFailed|Mongo\w*Error: Authentication failed/i],
  ['auth-refused', /SaslAuthenticationException|invalid username-password pair/i],
  ['auth-refused', /unable to authenticate user \[(?<user>[^\]]+)\]/i],
  ['auth-refused', /Login failed for user '(?<user>[^']*)'/i],
  ['auth-refused', /connect to the redis server\(s\)\. There was an authentication failure/i],
];
