import { describe, expect, it } from '@jest/globals';

import { type Case, expectOnlyThat } from '#test/carry-out/pull-request/support/cases.ts';
import { API, WEB } from '#test/carry-out/pull-request/support/files.ts';
import { deployment } from '#test/gitops/support/deployments.ts';

const SET: Pick<Case, 'out' | 'put'> = {
  out: ['          image: web:1 # renovate'],
  put: ['          image: web:2 # renovate'],
};
const cases: readonly Case[] = [
  {
    what: 'several documents with comments between them',
    files: { 'shop/all.yaml': `# the shop\n${API}---\n# the web tier\n${WEB}---\n# end\n` },
    path: 'shop',
    file: 'shop/all.yaml',
    ...SET,
  },
  {
    what: 'line ends of Windows',
    files: { 'shop/all.yaml': `${API}---\n${WEB}`.replaceAll('\n', '\r\n') },
    path: 'shop',
    file: 'shop/all.yaml',
    out: ['          image: web:1 # renovate\r'],
    put: ['          image: web:2 # renovate\r'],
  },
  {
    what: 'no newline at the end',
    files: { 'shop/web.yaml': WEB.trimEnd().replace(' # renovate', '') },
    path: 'shop',
    file: 'shop/web.yaml',
    out: ['          image: web:1'],
    put: ['          image: web:2'],
  },
  {
    what: 'a byte order mark',
    files: { 'shop/web.yaml': `\uFEFF${WEB}` },
    path: 'shop',
    file: 'shop/web.yaml',
    ...SET,
  },
  {
    what: 'anchors and aliases of other fields',
    files: {
      'shop/web.yaml': `${WEB.replace('  name: web\n', '  name: web\n  labels: &labels { app: web }\n')}  selector: { matchLabels: *labels }\n`,
    },
    path: 'shop',
    file: 'shop/web.yaml',
    ...SET,
  },
  {
    what: 'an anchor that nobody else uses',
    files: { 'shop/web.yaml': deployment('web', '&image web:1') },
    path: 'shop',
    file: 'shop/web.yaml',
    out: ['          image: &image web:1 # renovate'],
    put: ['          image: &image web:2 # renovate'],
  },
  {
    what: 'JSON',
    files: {
      'shop/web.json': `${JSON.stringify(
        {
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: { name: 'web' },
          spec: { template: { spec: { containers: [{ name: 'web', image: 'web:1' }] } } },
        },
        undefined,
        4,
      )}\n`,
    },
    path: 'shop',
    file: 'shop/web.json',
    out: ['                        "image": "web:1"'],
    put: ['                        "image": "web:2"'],
  },
];

describe('a pull request into a folder changes the right line, every other byte stays, and nothing else comes of it', () => {
  it.each(cases)('with $what', async (one) => {
    await expect(expectOnlyThat(one)).resolves.toBeUndefined();
  });
});
