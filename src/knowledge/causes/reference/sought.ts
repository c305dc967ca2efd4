import type { Ref, World } from '../../../domain/model.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { present } from '../../../text/present.ts';
import { resourceOf } from '../../../world/coverage.ts';
import { nearTo } from '../../references/missing-names.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

type Sought = NotFound & InContainer;

/** NewNotFound of apimachinery, by resource ("jobs.batch") or, out of a client's cache, by kind ("Job.batch"). */
const SAYS =
  /\b(?<what>[A-Za-z]+(?:\.[a-z][a-z0-9.-]*)?) \\?"(?<name>[a-z0-9][a-z0-9.-]*)\\?" not found/;
/** Where it was looked for, where the same line tells. */
const WHERE = /\bnamespace[ :="'\\/]+(?<namespace>[a-z0-9][a-z0-9-]*)/i;

/** The kinds that programs look up by name in their own namespace. */
const KINDS = [
  'ConfigMap',
  'PersistentVolumeClaim',
  'Pod',
  'Secret',
  'Service',
  'ServiceAccount',
  'apps/DaemonSet',
  'apps/Deployment',
  'apps/StatefulSet',
  'batch/CronJob',
  'batch/Job',
] as const;

/** A program asks the API server for an object that is not there, and says so. */
export const sought = notFound<Sought>({
  id: 'reference/sought',
  explains: TROUBLES,
  retryMs: REPEATED_MS,

  *seek(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, log } = troubled;
      const said = endingSaying(SAYS, on, log);
      const to = said && soughtIn(said.evidence.quote, on);
      if (!said || !to || isThere(to, troubled.run?.finishedAt, world)) continue;

      const near = nearTo(to, world);
      yield {
        to,
        params: { by: on.name, ...inContainer(troubled), ...present({ near }) },
        evidence: [said.evidence],
        strength: 'fits',
        restsOn: [on, to],
      };
    }
  },

  words: {
    en: {
      needs: (params) =>
        `The ${containerWords.en(params)} of \`${params.by}\` asks the API server for`,
      seeker: 'the program',
    },
    ko: {
      needs: (params) => `\`${params.by}\` 파드의 ${containerWords.ko(params)}가 API 서버에서 찾는`,
      seeker: '프로그램이',
    },
    advice: (name, _, namespace) => ({
      en: {
        title: `Create \`${name}\`, or correct the name that it asks for`,
        text: `The program asked for \`${name}\`, as far as its log tells in namespace \`${namespace}\`. Make it, or see to what should make it (a chart, an operator, a Job before it). Otherwise correct name or namespace in the settings of the program.`,
      },
      ko: {
        title: `\`${name}\` 객체를 만들거나 찾는 이름 수정`,
        text: `로그로 보아 프로그램이 \`${namespace}\` 네임스페이스에서 \`${name}\` 객체를 찾았습니다. 그 객체를 만들거나, 만들어야 할 것(차트, 오퍼레이터, 앞선 Job)을 확인하십시오. 아니면 프로그램 설정의 이름이나 네임스페이스를 고치십시오.`,
      },
    }),
  },
});

function soughtIn(text: string, { namespace: own = '' }: Ref): Ref | undefined {
  const { what = '', name = '' } = SAYS.exec(text)?.groups ?? {};
  const [word = '', group] = what.toLowerCase().split(/\.(.*)/s);
  const kind = KINDS.find((one) => {
    const [single = '', of] = one.toLowerCase().split('/').toReversed();
    return of === group && [single, resourceOf(single)].includes(word);
  });
  if (!kind) return undefined;
  return { kind, namespace: WHERE.exec(text)?.groups?.['namespace'] ?? own, name };
}

/** One that was there already is not what was missed: it was looked for elsewhere. */
function isThere(to: Ref, missedAt: string | undefined, world: World): boolean {
  const fact = world.get(to);
  if (fact.is !== 'known') return false;
  const { creationTimestamp } = fact.value.metadata ?? {};
  return !missedAt || !creationTimestamp || Date.parse(creationTimestamp) <= Date.parse(missedAt);
}
