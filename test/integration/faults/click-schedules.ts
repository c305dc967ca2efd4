import type { Incident } from '#src/domain/incident.ts';
import { stableId } from '#src/slack/stable-id.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { CANARY } from '#test/fixes/support/surroundings.ts';
import {
  below,
  GUARDED,
  isAllowed,
  planFor,
  type Random,
  somebody,
  USERS,
} from '#test/integration/faults/approval-schedules.ts';
import { answer, finding, incident, remedy } from '#test/slack/support/incidents.ts';

/** A review that somebody submits so often; `approval` is the id of what comes of it, `isDue` whether that may have an effect. */
export type Review = Readonly<{
  view: string;
  approval: string;
  person: string;
  times: number;
  isDue: boolean;
}>;
/** One object whose change is offered in an incident, and who reviews it: all at once, or one after the outcome of the other. */
export type Clicks = Readonly<{
  api: FakeApiServer;
  incident: Incident & Readonly<{ parent: string }>;
  plan: string;
  reviews: readonly Review[];
  isAtOnce: boolean;
}>;

/** One change, and up to three reviews of it: by people with the right to it or without, who are one or two, submitted once or again. */
export function clicksOf(name: string, random: Random): Clicks {
  const isGuarded = random() < 0.5;
  const namespace = isGuarded ? GUARDED : 'shop';
  const plan = planFor(name, namespace);
  const people = Array.from({ length: 1 + below(3, random) }, () => somebody(random));
  const reviews = people.map((person, turn) => {
    const view = `V-${name}-${turn}`;
    const mayAgree = (other: string) => isAllowed(other) && USERS.get(other) !== USERS.get(person);
    const isDue = isAllowed(person) && (!isGuarded || people.some(mayAgree));
    const approval = stableId('approval', view, plan.id);
    return { view, approval, person, times: 1 + below(3, random), isDue };
  });
  const found = finding({ remedies: [remedy({ plan: plan.id })] });
  const parent = `1.${name.replaceAll(/\D/g, '')}`;
  return {
    api: new FakeApiServer(CANARY, { namespace, name }),
    incident: {
      ...incident({ id: name, answer: answer({ findings: [found] }), plans: [plan] }),
      parent,
    },
    plan: plan.id,
    reviews,
    isAtOnce: random() < 0.4,
  };
}
