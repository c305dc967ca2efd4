// The floor of a question about a live cluster: a process that does no more than make the same requests, eight at a time and
// page by page, unpack the replies and parse them. Takes how the server is reached and the requests from standard input.
const { readFileSync } = require('node:fs');
const https = require('node:https');
const { gunzipSync } = require('node:zlib');

const { server, ca, token, requests } = JSON.parse(readFileSync(0, 'utf8'));
const { hostname: host, port } = new URL(server);
const agent = new https.Agent({ keepAlive: true, maxSockets: 8 });
const parsed = []; // a client holds what it has got

for (const request of requests) ask(request);

function ask({ path, query }) {
  const accepted = { Accept: 'application/json', 'Accept-Encoding': 'gzip' };
  const headers = { ...accepted, Authorization: `Bearer ${token}` };
  const whole = `${path}?${new URLSearchParams(query)}`;
  https.get({ host, port, ca, agent, headers, path: whole }, (reply) => {
    const pieces = [];
    reply.on('data', (piece) => pieces.push(piece));
    reply.on('end', () => {
      const next = taken(reply, Buffer.concat(pieces));
      if (next) ask({ path, query: { ...query, continue: next } });
    });
  });
}

/** Keeps what came; returns where its next page begins. */
function taken({ headers, statusCode }, body) {
  if (statusCode !== 200) return undefined; // of an object that is not there
  const content = JSON.parse(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
  parsed.push(content);
  return content.metadata?.continue;
}
