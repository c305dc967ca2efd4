import type { CandidateCode } from '../../../domain/codes.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
// Command lines of containers.
import { serviceLinkVariable } from '../../../knowledge/causes/config/service-link-variable.ts';
import { cannotCreate } from '../../../knowledge/causes/container/cannot-create.ts';
import { badOption } from '../../../knowledge/causes/crash/bad-option.ts';
import { postStartHook } from '../../../knowledge/causes/crash/post-start-hook.ts';
import { programNotFound } from '../../../knowledge/causes/crash/program-not-found.ts';
import { commandLine, type Word } from '../../../readings/pods/container-specs.ts';
import { distanceOf } from '../../../text/nearest-word.ts';
import { tableOf } from '../../../text/table-of.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { FoundField } from '../../fields/field-row.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, containersIn, type InTemplate, templateOf } from '../../fields/holders.ts';
import type { TypedValue } from '../../fields/typed.ts';

/** Programs that images begin with. */
const PROGRAMS =
  'python3 python node java sh bash nginx gunicorn uvicorn ruby php perl npm deno bun dotnet redis-server postgres mysqld'.split(
    ' ',
  );

const START = ['command', 'args'] as const;
/** What a container sets in vain, by what is wrong with its start. */
const LEFT_TO_IMAGE: Readonly<Record<string, readonly ('command' | 'args' | 'workingDir')[]>> =
  tableOf({
    'not-in-path': START,
    'no-such-file': START,
    'no-program': START,
    'no-directory': ['workingDir'],
    'working-directory': ['workingDir'],
  });

/** Starts the program whose name is nearest to one that the image does not have. */
const otherProgram = fieldRemedy<
  Readonly<{ container: string; program: string; problem?: string }>
>({
  id: 'crash/other-program',
  answers: [programNotFound],
  input: { name: 'program', type: 'text' },

  *find(finding, world) {
    const { container, program, problem } = finding.params;
    const one = containerOf(finding, world, container);
    const index = one?.container.command?.indexOf(program) ?? -1;
    if (!one || index === -1 || problem === 'not-executable') return;
    const others = containersIn(finding, world).flatMap(({ container: { command = [] } }) =>
      command.slice(0, 1),
    );
    const candidates = near(program, [...PROGRAMS, ...others], 'program');
    yield inContainer(one, `command/${index}`, { candidates });
  },
});

/** Writes an option as the program knows it, where its own message tells. */
const knownOption = fieldRemedy<Readonly<{ container: string; option: string }>>({
  id: 'crash/known-option',
  answers: [badOption],
  input: { name: 'option', type: 'text' },

  *find(finding, world) {
    const { container, option } = finding.params;
    const one = containerOf(finding, world, container);
    const words = one ? commandLine(one) : [];
    const word = words.find(({ text }) => text === option || text.startsWith(`${option}=`));
    if (one && !word) yield* inScript(one, words, option);
    if (!one || !word) return;
    const [name = '', ...value] = word.text.split('=');
    const known = finding.evidence.flatMap((each) =>
      each.source === 'simulation' ? [] : (each.quote.match(/--?[a-z][\w-]*/gi) ?? []),
    );
    const candidates = near(name, known, 'nearest').map((each) => ({
      ...each,
      value: [each.value, ...value].join('='),
    }));
    yield inContainer(one, word.path.slice(one.path.length + 1), { candidates });
  },
});

/** An option that stands once in a script, and nothing of which tells what was meant. */
function* inScript(one: InTemplate, words: readonly Word[], option: string): Iterable<FoundField> {
  for (const { text, path } of words) {
    const parts = text.split(/(?<=[\s=])|(?=[\s=])/);
    const at = parts.indexOf(option);
    if (at === -1 || parts.lastIndexOf(option) !== at) continue;
    const found = inContainer(one, path.slice(one.path.length + 1), { candidates: [] });
    const set = (value: TypedValue) => found.set(parts.with(at, `${value}`).join(''));
    yield { ...found, set };
  }
}

/** Leaves it to the image what is started, and where, in place of what it does not have. */
const imageStart = fieldRemedy<Readonly<{ container: string; problem?: string; why?: string }>>({
  id: 'crash/image-start',
  answers: [programNotFound, cannotCreate],
  isLastResort: true,

  *find(finding, world) {
    const { container, problem = '', why = '' } = finding.params;
    const one = containerOf(finding, world, container);
    const fields = LEFT_TO_IMAGE[problem || why]?.filter((field) => one?.container[field]) ?? [];
    const [first] = fields;
    if (!one || !first) return;
    yield inContainer(one, first, {
      candidates: [candidate('', 'image-own')],
      set: () => Object.fromEntries(fields.map((field) => [field, undefined])),
    });
  },
});

/** Starts a container without the hook that fails. */
const noPostStart = fieldRemedy<Readonly<{ container: string }>>({
  id: 'crash/no-post-start',
  answers: [postStartHook],

  *find(finding, world) {
    const one = containerOf(finding, world, finding.params.container);
    if (!one?.container.lifecycle?.postStart) return;
    const set = () => ({ 'lifecycle/postStart': undefined });
    yield inContainer(one, 'lifecycle/postStart', {
      candidates: [candidate('', 'hook')],
      set,
    });
  },
});

/** Stops Kubernetes from injecting variables for the Services of the namespace. */
const noServiceLinks = fieldRemedy<Readonly<{ variable?: string }>>({
  id: 'config/no-service-links',
  answers: [serviceLinkVariable],

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (!of) return;
    const set = () => ({ enableServiceLinks: false });
    yield inPod(of, 'enableServiceLinks', { candidates: [candidate('false', 'links')], set });
  },
});

function near(word: string, names: readonly string[], why: CandidateCode): readonly Candidate[] {
  return [...new Set(names)]
    .filter((one) => one !== word && distanceOf(one, word) <= 2)
    .toSorted((a, b) => distanceOf(a, word) - distanceOf(b, word))
    .map((value) => candidate(value, why));
}

/** Changes of command lines, in the order in which they are offered. */
export const commandChanges: readonly Remedy[] = [
  otherProgram,
  knownOption,
  imageStart,
  noPostStart,
  noServiceLinks,
];
