import { expect, it } from '@jest/globals';

import type { AnswerFinding, AnswerRemedy } from '#src/domain/answer.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { rules } from '#src/knowledge/rules.ts';
import { fitting } from '#test/support/advised.ts';
import { answered } from '#test/support/answered.ts';
import { scenarios } from '#test/support/scenarios.ts';

type Advised = Readonly<{
  scenario: string;
  objects: readonly Resource[];
  finding: AnswerFinding;
  remedy: AnswerRemedy;
}>;
const { causes } = rules;
const advised: readonly Advised[] = (await Promise.all(scenarios.map(adviceOf))).flat();

it('names in every command an object that is there, in its namespace', () => {
  expect(advised.flatMap(({ remedy }) => commandsOf(remedy)).length).toBeGreaterThan(50);

  const lost = advised.flatMap(({ scenario, objects, remedy }) =>
    commandsOf(remedy)
      .filter((command) => !objects.some((object) => isNamedIn(command, object)))
      .map((command) => `${scenario}: ${command}`),
  );

  expect(lost).toEqual([]);
});

it('speaks to an Argo Rollout by its own commands, and to nothing else', () => {
  const wrong = advised.flatMap(({ scenario, objects, remedy }) =>
    commandsOf(remedy)
      .filter((command) => {
        const isOfRollout = objects.some(
          (object) => object.kind === 'Rollout' && isNamedIn(command, object),
        );
        return / argo rollouts /.test(command)
          ? !isOfRollout
          : / rollout (?:undo|restart) rollout/.test(command);
      })
      .map((command) => `${scenario}: ${command}`),
  );

  expect(wrong).toEqual([]);
});

it('adds no startupProbe where there is one', () => {
  const wrong = advised.filter(
    ({ objects, finding, remedy }) =>
      remedy.title.startsWith('Add a startupProbe') &&
      objects.some(
        ({ kind, metadata, ...object }) =>
          kind === finding.subject.kind.split('/').at(-1) &&
          metadata?.name === finding.subject.name &&
          JSON.stringify(object).includes('"startupProbe"'),
      ),
  );

  expect(wrong.map(({ scenario }) => scenario)).toEqual([]);
});

it('goes back only where a revision before is left', () => {
  const wrong = advised.filter(
    ({ objects, remedy }) =>
      /revision before/.test(remedy.text) &&
      objects.filter(({ kind }) => kind === 'ReplicaSet').length < 2,
  );

  expect(wrong.map(({ scenario }) => scenario)).toEqual([]);
});

it('says nothing twice that is offered as a change', () => {
  const beside = advised.filter(({ finding }) => finding.remedies.some(isChange));
  expect(beside.filter(({ remedy }) => !isChange(remedy)).length).toBeGreaterThan(30);

  const twice = beside.filter(({ finding, remedy }) => {
    const changes = finding.remedies.filter(isChange);
    const texts = changes.flatMap(({ title, text }) => [title, ...sentencesOf(text)]);
    return (
      !isChange(remedy) &&
      (isDoneBy(changes, finding) ||
        changes.some(({ command }) => command && command === remedy.command) ||
        [remedy.title, ...sentencesOf(remedy.text)].some((one) => texts.includes(one)))
    );

    /** The advice stands there whole, though a change does what it says. */
    function isDoneBy(all: readonly AnswerRemedy[], { id, subject, params }: AnswerFinding) {
      const cause = causes.find((one) => one.id === id);
      const title = cause && fitting(cause, subject, params)?.en.title;
      const { doneBy = answering(id) } = cause?.advice ?? {};
      return remedy.title === title && all.some((change) => doneBy.includes(change.id));
    }
  });

  expect(twice.map(({ scenario, remedy }) => `${scenario}: ${remedy.title}`)).toEqual([]);
});

it('says who is to make what lacks, also where a container could start without it', () => {
  const offered = advised
    .filter(({ scenario }) => scenario === 'secret-not-synced')
    .map(({ remedy }) => remedy.title);

  expect(offered).toContain('Fix ExternalSecret `gitea/gitea-admin-secret`');
});

it('says of nothing that has pods replaced or ended that it risks nothing', () => {
  const riskless = advised.filter(({ remedy }) => isChange(remedy) && remedy.risk === 'none');
  expect(riskless.length).toBeGreaterThan(20);

  // A creation has no pods yet, and a Rollout that is aborted has those of the revision that it goes back to.
  const wrong = riskless.filter(({ remedy: { id, patch = [], impact } }) => {
    const paths = patch.filter(({ op }) => op !== 'test').map(({ path }) => path);
    const isOfTemplate = paths.some((path) => path.includes('/template/')) && !paths.includes('');
    const isEnding = patch.some((op) => {
      const value = 'value' in op ? op.value : undefined;
      return op.op === 'remove' ? op.path === '' : op.op !== 'test' && value === 'Replace';
    });
    return impact || isEnding || (isOfTemplate && id !== 'rollout/roll-back');
  });

  expect(wrong.map(({ scenario, remedy }) => `${scenario}: ${remedy.title}`)).toEqual([]);
});

it('knows the remedies that do what it says', () => {
  const known = new Set(remedies.map(({ id }) => id));
  for (const { finding } of advised) {
    const cause = causes.find(({ id }) => id === finding.id);
    const { extra = [] } = (cause && fitting(cause, finding.subject, finding.params)) ?? {};
    const halves = extra.flatMap(({ unless }) => unless ?? []);

    for (const id of [...(cause?.advice?.doneBy ?? []), ...halves]) expect(known).toContain(id);
  }
});

function isChange({ kind }: AnswerRemedy): boolean {
  return kind !== 'manual';
}

/** Who gives something up has not done what the advice says. */
function answering(id: string): readonly string[] {
  return remedies
    .filter(({ isLastResort }) => !isLastResort)
    .filter(({ answers }) => answers !== 'every-root' && answers.some((one) => one.id === id))
    .map((one) => one.id);
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.:]) /);
}

async function adviceOf(scenario: (typeof scenarios)[number]) {
  const { name, read } = scenario;
  const { objects } = await read();
  const { answer } = await answered(scenario, 'en');
  return answer.findings.flatMap((finding) =>
    finding.remedies.map((remedy) => ({ scenario: name, objects, finding, remedy })),
  );
}

/** What a person copies; what makes an object, or lists all of a kind, names none that is there. */
function commandsOf({ command, lines = [] }: AnswerRemedy): readonly string[] {
  return [...(command ? [command] : []), ...lines].filter(
    (line) => line.startsWith('kubectl ') && !/ create | get [a-z,]+$/.test(line),
  );
}

function isNamedIn(command: string, { metadata }: Resource): boolean {
  const words = command.split(' ');
  const at = words.indexOf('-n');
  const namespace = at === -1 ? undefined : words[at + 1];
  return (
    namespace === metadata?.namespace &&
    words.some((word) => word.split('/').at(-1) === metadata?.name)
  );
}
