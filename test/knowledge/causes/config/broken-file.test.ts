import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { brokenFile } from '#src/knowledge/causes/config/broken-file.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, configMap } from '#test/support/objects.ts';

const MOUNTED = {
  container: {
    args: ['--config=/etc/app/a.json'],
    volumeMounts: [{ name: 'v', mountPath: '/etc/app' }],
  },
  volumes: [{ name: 'v', configMap: { name: 'settings' } }],
};
const JSON_ERROR = 'json.decoder.JSONDecodeError: Expecting value: line 2 column 1 (char 2)';
const NGINX_ERROR = '[emerg] 1#1: unknown directive "proxy_passs" in /etc/app/site:2';

describe('broken-file', () => {
  it.each([
    [JSON_ERROR, { 'a.json': '{\n,}' }, { key: 'a.json', format: 'JSON' }],
    [NGINX_ERROR, { site: 'server {\n proxy_passs x;\n}' }, { key: 'site', line: 2 }],
  ])('finds the error where it stands: %s', (line, data, params) => {
    expect(
      claimed(brokenFile, crashing(MOUNTED), line, { objects: [settings(data)] }),
    ).toMatchObject([
      { subject: { kind: 'ConfigMap', name: 'settings' }, params, strength: 'entails' },
    ]);
  });

  it.each([
    ['is hidden', { objects: [settings({ 'a.json': '‹7·1f›' })] }],
    ['cannot be read', { forbidden: ['configmaps'] }],
    ['is valid by now', { objects: [settings({ 'a.json': '{}' })] }],
  ])('is not certain where the text %s', (_, around) => {
    expect(claimed(brokenFile, crashing(MOUNTED), JSON_ERROR, around)).toMatchObject([
      { subject: { name: 'settings' }, strength: 'fits' },
    ]);
  });

  it('does not call a file not valid whose parser only misses a name in it', () => {
    const rejected = 'Error: TOML parse error at line 7, column 1\n  |\nmissing field `bucket`';

    expect(claimed(brokenFile, crashing(MOUNTED), rejected)).toEqual([]);
    expect(claimed(brokenFile, crashing(MOUNTED), rejected.split('\n')[0] ?? '')).toHaveLength(1);
  });

  it('does not take a file of another format for what is not valid JSON', () => {
    const container = { ...MOUNTED.container, args: ['--config=/etc/app/a.yaml'] };
    const objects = [settings({ 'a.yaml': 'a: 1' })];
    const about = crashing({ ...MOUNTED, container });

    expect(claimed(brokenFile, about, JSON_ERROR, { objects })).toMatchObject([
      { subject: { kind: 'Pod' }, strength: 'fits' },
    ]);
    expect(
      claimed(brokenFile, about, 'requests.exceptions.JSONDecodeError: Expecting value'),
    ).toEqual([]);
  });

  it.each([
    ['yaml: line 3: mapping values are not allowed in this context', 'YAML'],
    ['yaml.scanner.ScannerError: while scanning for the next token', 'YAML'],
    ['toml: line 3: expected key separator', 'TOML'],
    ["invalid character '}' looking for beginning of object key string", 'JSON'],
    [
      'AH00526: Syntax error on line 3 of /usr/local/apache2/conf/httpd.conf:',
      'httpd configuration',
    ],
    [
      "ERROR: [/usr/local/etc/php-fpm.d/www.conf:5] unknown entry 'pm.max_childrn'",
      'PHP-FPM configuration',
    ],
    ['*** FATAL CONFIG FILE ERROR (Redis 7.0.15) ***', 'Redis configuration'],
  ])('knows “%s”', (line, format) => {
    expect(claimed(brokenFile, crashing(), line)).toMatchObject([
      { params: { format }, strength: 'fits' },
    ]);
  });

  it.each([
    '[emerg] 1#1: host not found in upstream "api" in /etc/app/site:2',
    '[emerg] 1#1: open() "/etc/app/x" failed (2: No such file or directory) in /etc/app/site:2',
    '[emerg] 1#1: bind() to 0.0.0.0:80 failed (13: Permission denied)',
  ])('leaves to others: %s', (line) => {
    expect(claimed(brokenFile, crashing(MOUNTED), line)).toEqual([]);
  });
});

function settings(data: Record<string, string>): Resource<'ConfigMap'> {
  return { ...configMap('settings', ago(60)), data };
}
