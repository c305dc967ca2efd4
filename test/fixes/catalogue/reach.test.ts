import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { reachesById } from '#src/carry-out/reach/reaches-by-id.ts';
import type { Reach, Remedy } from '#src/domain/remedy.ts';
import { brokenReferences } from '#src/knowledge/references/broken.ts';
import { danglingReferences } from '#src/knowledge/references/dangling.ts';

/** Of each remedy what it answers, how it is offered, and what of these values it may write to what. */
const paragraphs = readFileSync('test/fixes/catalogue/reach.txt', 'utf8').trim().split('\n\n');

/** Values that stand for a form, and those that a remedy writes and no other: "may be none of these" asks for one more. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  'an empty text': '',
  'a name': 'web',
  words: 'A 1',
  'a quantity': '64Mi',
  'a date': '2026-01-01T12:00:00Z',
  'an image': 'shop/web:1.2',
  'a long text': 'x'.repeat(5_000),
  '-1': -1,
  '0': 0,
  '1': 1,
  '493': 0o755,
  '70000': 70_000,
  '3000000000': 3_000_000_000,
  'an empty list': [],
  'an empty object': {},
  'what opens the node': { privileged: true },
  ...byJson([
    true,
    false,
    'Allow',
    'DirectoryOrCreate',
    'Forbid',
    'HTTPS',
    'Honor',
    'IfNotPresent',
    'NodePort',
    'Replace',
    'RollingUpdate',
    'RuntimeDefault',
    'ScheduleAnyway',
    '/healthz',
    ['ALL'],
    ['CHOWN'],
    ['SYS_ADMIN'],
    ['pod-template-hash'],
    [{ name: 'web' }],
    [{ name: 'web', value: '1' }],
    { disktype: 'ssd' },
    { maxSurge: 0, maxUnavailable: 1 },
    { name: 'port-80', port: 80, targetPort: 80, protocol: 'TCP' },
    { port: 80 },
    { type: 'Recreate' },
    { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
    { type: 'RuntimeDefault' },
  ]),
};
const NAMES = Object.keys(SAMPLES);
const CONTAINERS = '{initContainers,containers}/*';
const WORKLOADS = /argoproj.io\/Rollout, apps\/Deployment, apps\/StatefulSet, apps\/DaemonSet\b/;
const TEMPLATE = '/spec/template/spec/';
const OF_CRON_JOB = '/spec/jobTemplate/spec/template/spec/';

describe('the reach of a remedy', () => {
  it.each(paragraphs)('is no more and no less than %s', async (paragraph) => {
    // Loaded here: what the rows hold is read as they are loaded, and a test of mutants reaches it only then.
    const { remedies } = await import('#src/fixes/catalogue/index.ts');
    const remedy = remedies.find(({ id }) => paragraph.startsWith(`${id}: `));

    expect(remedy && paragraphOf(remedy)).toBe(paragraph);
  });

  it('is a paragraph of test/fixes/catalogue/reach.txt for every remedy, in the order of the offers', async () => {
    const { remedies } = await import('#src/fixes/catalogue/index.ts');
    const isTold = ({ id }: Remedy) => paragraphs.some((one) => one.startsWith(`${id}: `));

    const missing = remedies.filter((one) => !isTold(one)).map(paragraphOf);

    expect(missing.join('\n\n')).toBe('');
    expect(paragraphs.map((paragraph) => paragraph.split(': ')[0])).toEqual(
      remedies.map(({ id }) => id),
    );
  });

  it('is an entry of src/carry-out/reach/<area>.ts for each remedy, and there is no other', async () => {
    const { remedies } = await import('#src/fixes/catalogue/index.ts');

    expect(new Set(reachesById.keys())).toEqual(new Set(remedies.map(({ id }) => id)));
  });

  it('is nothing where a change is handed over, or only tried', async () => {
    const { remedies } = await import('#src/fixes/catalogue/index.ts');
    const sent = remedies.filter(({ isHandedOver, isPopular }) => !isHandedOver && !isPopular);

    const writing = [...reachesById].filter(([, reach]) => reach.length > 0);

    expect(new Set(writing.map(([id]) => id))).toEqual(new Set(sent.map(({ id }) => id)));
  });

  it('holds each name of an object by which one of its kinds may lead nowhere', () => {
    const reach = reachesById.get('reference/other-name') ?? [];
    const kinds = reach.flatMap(({ of }) => of);
    const named = [...brokenReferences, ...danglingReferences].filter(
      ({ from, isHost }) => kinds.includes(from) && !isHost,
    );

    const written = reach.flatMap(({ of, paths }) =>
      of.flatMap((kind) => Object.keys(paths).map((at) => `${kind} ${at}`)),
    );

    expect(new Set(written)).toEqual(new Set(named.map(({ from, at }) => `${from} ${at}`)));
  });
});

function paragraphOf({ id, answers, ...marks }: Remedy): string {
  const reach = reachesById.get(id) ?? [];
  const causes = answers === 'every-root' ? answers : answers.map((cause) => cause.id).join(' ');
  const marked = Object.keys(marks).filter((key) => /^is[A-Z]/.test(key));
  const places = Map.groupBy(reach.flatMap(placesOf), ({ at }) => at);
  const lines = [...places].map(([at, of]) => {
    const kinds = of.map(({ on }) => on).join(', ');
    return `  ${kinds.replace(WORKLOADS, 'workloads')}: ${at}`;
  });
  return [`${id}: ${[causes, ...marked].join(', ')}`, ...lines].join('\n');
}

/** On which kind, and where there which of the samples: in a pod template the same for all that holds one. */
function placesOf({ of, do: how, sub, creates, paths }: Reach) {
  const all = Object.entries(paths).map(([path, allows]) => {
    const may = NAMES.filter((name) => allows(SAMPLES[name], undefined));
    return [path, ` ${said(may)}`] as const;
  });
  return of.flatMap((kind) => {
    const on = [how, creates && `a copy of ${creates.from ?? 'nothing'} as`, kind, sub];
    const spec = kind === 'batch/CronJob' ? OF_CRON_JOB : TEMPLATE;
    return (all.length > 0 ? all : [['the whole', ''] as const]).map(([path, may]) => ({
      on: on.filter(Boolean).join(' '),
      at: `${path.replace(spec, '… ').replace(CONTAINERS, '[]')}${may}`,
    }));
  });
}

/** Where words may stand, any text of theirs may. */
function said(may: readonly string[]): string {
  const not = NAMES.filter((name) => !may.includes(name));
  if (not.length < may.length) return `may be all but ${not.join(' | ')}`;
  const some = may.includes('words') ? may.filter((name) => !name.startsWith('"')) : may;
  return `may be ${some.join(' | ') || 'none of these'}`;
}

function byJson(values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(values.map((value) => [JSON.stringify(value), value]));
}
