import { expect, it } from '@jest/globals';

import { wordings } from '#src/answers/words/slack.ts';
import { alertLinks } from '#src/slack/views/alert-links.ts';
import { firing } from '#test/support/alerts.ts';

it.each([
  [{ runbook_url: 'https://a.example.com' }, ['<https://a.example.com|Runbook>']],
  [{ runbook: 'https://a.example.com' }, ['<https://a.example.com|Runbook>']],
  [{ __dashboardUrl__: 'https://g.example.com' }, ['<https://g.example.com|Dashboard>']],
  [{ runbook_url: 'see the wiki' }, []],
  [{}, []],
])('the links of an alert with %j are %j', (annotations, links) => {
  expect(alertLinks(firing('A', {}, annotations), wordings.en)).toEqual(links);
});
