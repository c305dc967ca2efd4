import { refKey } from '../domain/keys.ts';
import type { Source, Symptom } from '../domain/model.ts';
import type { Rules } from '../domain/rules.ts';
import type { Crash } from '../domain/verdict.ts';
import { ownersOf } from '../readings/workloads/workloads.ts';
import { openWorld, type Concluded, type OpenWorld } from '../world/open-world.ts';
import { explainer } from './explainer.ts';
import { follower } from './follower.ts';
import { guarded, type Call } from './guarded-call.ts';
import { Looks } from './looks.ts';
import { Route } from './route.ts';
import type { Start } from './start.ts';
import { symptomReader, type SymptomReader } from './symptom-reader.ts';
import { ToldSymptoms } from './told-symptoms.ts';

/** What the steps of one examination share. */
export type Examining = OpenWorld &
  Readonly<{
    rules: Rules;
    call: Call;
    crashes: readonly Crash[];
    route: Route;
    symptomsOf: SymptomReader;
    looks: Looks;
    told: ToldSymptoms;
    ruledOut: ReturnType<typeof explainer>['ruledOut'];
  }>;

/** Makes ready an examination that has looked at nothing so far. */
export function examining(
  start: Start,
  source: Source,
  rules: Rules,
  isSettled: () => boolean,
  concluded: Concluded,
): Examining {
  const open = openWorld(source, concluded);
  const { world, unread } = open;
  const crashes: Crash[] = [];
  const call = guarded(unread, crashes);
  const looks = new Looks();
  const symptomsOf = symptomReader(rules.symptomFinders, world, call, looks, concluded);
  const also = open.marking(
    () => 'always',
    () => start.also?.(world) ?? [],
  );
  const route = new Route([...start.at(world, follower(world, call, looks)), ...also]);
  const explanations = explainer(rules.causes, world, call, isSettled);
  const told = new ToldSymptoms({
    explain: (symptom) => explanations.of(symptom),
    leadTo: (refs) => route.leadTo(refs),
    tellsYoung: start.looksAt === 'all',
    ...(start.looksAt === 'led-to' && {
      likenessOf: ({ kind, on, part, reason, until }: Symptom) => {
        const owner = ownersOf(on, world).at(-1) ?? on;
        return [refKey(owner), kind, part, reason, until !== undefined].join('|');
      },
    }),
  });
  const { ruledOut } = explanations;
  return { ...open, rules, call, crashes, route, symptomsOf, looks, told, ruledOut };
}
