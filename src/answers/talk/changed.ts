import type { Resource } from '../../domain/resource.ts';
import { changesFor } from '../../readings/config/config-changes.ts';
import { historyOf, type KeptRevision } from '../../readings/workloads/history.ts';
import { templateDifferences } from '../../readings/workloads/template-differences.ts';
import { timeMark } from '../../text/time-mark.ts';
import { fullName } from '../words/object-name.ts';
import { changeWords } from '../words/talk-changes.ts';
import { envDifferences } from './env-differences.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import { revisionName } from './revision-name.ts';
import { revisionsAt } from './revisions-at.ts';
import type { Asked, Told } from './topic.ts';

const MOST = 8;

/** What the newest revision of a workload does differently, and when the ConfigMaps changed that its pods use. */
export function changed({ target, world, lang }: Asked): Told {
  const words = changeWords[lang];
  const on = workloadAt(target, world);
  const fact = world.get(on);
  const sights = [{ on: target }, { on }];
  if (fact.is !== 'known') return { lines: [words.unread(fullName(on))], sights };
  const object: Resource = fact.value;
  const items = revisionsAt(object, world);
  const { gap } = historyOf(object, world);
  const created = timeMark(object.metadata?.creationTimestamp ?? world.now);
  const [newest, before] = items;
  return {
    lines: [
      gap && !newest
        ? words.unread(fullName(on))
        : newest
          ? revisionLine(newest, before, fullName(on), words)
          : words.none(fullName(on), created),
      ...configLines({ target, world, lang }, newest),
    ],
    sights,
  };
}

function revisionLine(
  newest: KeptRevision,
  before: KeptRevision | undefined,
  name: string,
  words: (typeof changeWords)['en'],
): string {
  const since = timeMark(newest.created);
  if (!before) return words.onlyOne(name, since);
  const all = templateDifferences(before.template, newest.template);
  const env = envDifferences(before.template.spec, newest.template.spec);
  const differs = [...all.filter((one) => !(env.length > 0 && one.endsWith('.env'))), ...env];
  return differs.length === 0
    ? words.onlyLabels(revisionName(newest), since, revisionName(before))
    : words.revision(revisionName(newest), since, differs.slice(0, MOST), revisionName(before));
}

function configLines({ target, world, lang }: Asked, newest: KeptRevision | undefined) {
  const words = changeWords[lang];
  const [pod] = ownPods(target, world);
  const changes = pod ? latest(changesFor(pod, world)) : [];
  return changes.map(({ name, time }) => {
    const on = { kind: 'ConfigMap', namespace: target.namespace ?? '', name };
    const isAfter = newest !== undefined && Date.parse(time) > Date.parse(newest.created);
    return words.config(fullName(on), timeMark(time), isAfter);
  });
}

/** Of each ConfigMap the last change. */
function latest(all: ReturnType<typeof changesFor>): ReturnType<typeof changesFor> {
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap((own) =>
    own.toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time)).slice(0, 1),
  );
}
