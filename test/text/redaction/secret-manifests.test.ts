import { describe, expect, it } from '@jest/globals';

import { secretManifests } from '#src/text/redaction/secret-manifests.ts';
import { found } from '#test/support/secrets/found.ts';

describe('what a pasted Secret holds', () => {
  it.each([
    [
      'YAML',
      'apiVersion: v1\ndata:\n  user: YXBw\n  note: aGk=\nkind: Secret\nmetadata:\n  name: db\n',
      ['YXBw', 'aGk='],
    ],
    [
      'a list in YAML',
      'items:\n- kind: Secret\n  stringData:\n    conf: |\n      one two\n  metadata: {}\n',
      ['|', 'one two'],
    ],
    [
      'JSON',
      '{"kind":"Secret","data":{"user":"YXBw", "a.b":"x\\"}y"},"metadata":{"name":"db"}}',
      ['YXBw', 'x\\"}y'],
    ],
    ['pretty JSON', '{\n  "data": {\n    "user": "YXBw"\n  },\n  "kind": "Secret"\n}', ['YXBw']],
  ])('is found in %s', (_, text, values) => {
    expect(found(secretManifests, text)).toEqual(values);
  });

  it.each([
    'kind: ConfigMap\ndata:\n  user: app\n',
    'kind: SecretStore\ndata:\n  user: app\n',
    'kind: Secret\nmetadata:\n  name: db\n',
  ])('is not in %j', (text) => {
    expect(found(secretManifests, text)).toEqual([]);
  });
});
