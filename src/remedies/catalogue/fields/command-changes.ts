import { serviceLinkVariable } from '../../../diagnosis/causes/config/service-link-variable.ts';
// Command lines of containers.
import { badOption } from '../../../diagnosis/causes/crash/bad-option.ts';
import { postStartHook } from '../../../diagnosis/causes/crash/post-start-hook.ts';
import { programNotFound } from '../../../diagnosis/causes/crash/program-not-found.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import { distanceOf } from '../../../text/nearest-word.ts';
import { commandLine } from '../../../world/readings/pods/container-specs.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inTemplates, NOTHING, TEXT } from '../../fields/forms.ts';
import { inContainer, inPod } from '../../fields/found.ts';
import { containerOf, containersIn, templateOf } from '../../fields/holders.ts';
import { CONTAINER } from '../../reach/in-template.ts';
import { only } from '../../reach/values.ts';

const COMMAND_LINE = { [`${CONTAINER}/{command,args}/*`]: TEXT };
/** Programs that images begin with. */
const PROGRAMS =
  'python3 python node java sh bash nginx gunicorn uvicorn ruby php perl npm deno bun dotnet redis-server postgres mysqld'.split(
    ' ',
  );

/** Starts the program whose name is nearest to one that the image does not have. */
const otherProgram = fieldRemedy<Readonly<{ container: string; program: string }>>({
  id: 'crash/other-program',
  answers: [programNotFound],
  input: { name: 'program', type: 'text' },
  reach: inTemplates(COMMAND_LINE),

  *find(finding, world) {
    const { container, program } = finding.params;
    const one = containerOf(finding, world, container);
    const index = one?.container.command?.indexOf(program) ?? -1;
    if (!one || index === -1) return;
    const others = containersIn(finding, world).flatMap(({ container: { command = [] } }) =>
      command.slice(0, 1),
    );
    const candidates = near(program, [...PROGRAMS, ...others]);
    yield inContainer(one, `command/${index}`, { candidates });
  },
});

/** Writes an option as the program knows it, where its own message tells. */
const knownOption = fieldRemedy<Readonly<{ container: string; option: string }>>({
  id: 'crash/known-option',
  answers: [badOption],
  input: { name: 'option', type: 'text' },
  reach: inTemplates(COMMAND_LINE),

  *find(finding, world) {
    const { container, option } = finding.params;
    const one = containerOf(finding, world, container);
    const word =
      one && commandLine(one).find(({ text }) => text === option || text.startsWith(`${option}=`));
    if (!one || !word) return;
    const [name = '', ...value] = word.text.split('=');
    const known = finding.evidence.flatMap((each) =>
      each.source === 'simulation' ? [] : (each.quote.match(/--?[a-z][\w-]*/gi) ?? []),
    );
    const candidates = near(name, known).map((each) => ({
      ...each,
      value: [each.value, ...value].join('='),
    }));
    yield inContainer(one, word.path.slice(one.path.length + 1), { candidates });
  },
});

/** Starts a container without the hook that fails. */
const noPostStart = fieldRemedy<Readonly<{ container: string }>>({
  id: 'crash/no-post-start',
  answers: [postStartHook],
  reach: inTemplates({ [`${CONTAINER}/lifecycle/postStart`]: NOTHING }),

  *find(finding, world) {
    const one = containerOf(finding, world, finding.params.container);
    if (!one?.container.lifecycle?.postStart) return;
    const set = () => ({ 'lifecycle/postStart': undefined });
    yield inContainer(one, 'lifecycle/postStart', {
      candidates: [{ value: '', why: 'hook' }],
      set,
    });
  },
});

/** Stops Kubernetes from injecting variables for the Services of the namespace. */
const noServiceLinks = fieldRemedy<Readonly<{ variable?: string }>>({
  id: 'config/no-service-links',
  answers: [serviceLinkVariable],
  reach: inTemplates({ '/enableServiceLinks': only(false) }),

  *find(finding, world) {
    const of = templateOf(finding, world);
    if (!of) return;
    const set = () => ({ enableServiceLinks: false });
    yield inPod(of, 'enableServiceLinks', { candidates: [{ value: 'false', why: 'links' }], set });
  },
});

function near(word: string, names: readonly string[]): readonly Candidate[] {
  return [...new Set(names)]
    .filter((one) => one !== word && distanceOf(one, word) <= 2)
    .toSorted((a, b) => distanceOf(a, word) - distanceOf(b, word))
    .map((value) => ({ value, why: 'nearest' }));
}

/** Changes of command lines, in the order in which they are offered. */
export const commandChanges: readonly Remedy[] = [
  otherProgram,
  knownOption,
  noPostStart,
  noServiceLinks,
];
