import type { Cause, Evidence } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isMounting } from '../../../readings/pods/being-made.ts';
import { containerOf, containersOf } from '../../../readings/pods/container-specs.ts';
import { marked } from '../../../text/marked.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fieldOf } from '../../references/field-of.ts';
import { placesIn, type FieldPlace } from '../../references/places.ts';

/** The containers that there are instead; `near` is the only one whose name resembles. */
type NoContainer = Readonly<{
  pod: string;
  named: string;
  field: string;
  containers: readonly string[];
  near?: string;
}>;

/** What the kubelet looks up before it mounts, and before it creates a container. */
const MOUNTED = [
  '/spec/volumes/*/downwardAPI/items/*/resourceFieldRef/containerName',
  '/spec/volumes/*/projected/sources/*/downwardAPI/items/*/resourceFieldRef/containerName',
];
const IN_ENVIRONMENT = ['initContainers', 'containers'].map(
  (list) => `/spec/${list}/*/env/*/valueFrom/resourceFieldRef/containerName`,
);

/** The downward API of a pod asks for the resources of a container that the pod does not have. */
export const downwardApi: Cause<NoContainer, 'Pod'> = {
  id: 'config/downward-api',
  of: ['Pod'],
  explains: ['container-waiting'],
  refines: ['storage/mount-failed'],

  *explain({ on, part, reason, evidence }, world, pod) {
    const all = [...containersOf(pod.spec)];
    const containers = all.map(({ container }) => container.name);
    const place = askedIn(pod, reason, part).find(({ value }) => !containers.includes(value));
    if (!place) return;

    const { path, value: named } = place;
    const near = nearestName(named, containers)?.name;
    const asked: Evidence = quotedField(on, path, named);
    yield {
      ...accountableFor(on, world),
      params: { pod: on.name, named, field: fieldOf(path), containers, ...present({ near }) },
      evidence: [asked, evidence],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { pod, named, field, containers }) => ({
      title: `\`${name}\`: its downward API names container \`${named}\`, which it does not have`,
      sentence: `\`${pod}\` is to be told the resources of container \`${named}\` (\`${field}\`), and it has no container of that name, only ${marked(containers)}: the kubelet does not start it.`,
    }),
    ko: ({ name }, { pod, named, field, containers }) => ({
      title: `\`${name}\`: downward API 설정이 없는 \`${named}\` 컨테이너를 가리킵니다`,
      sentence: `\`${pod}\` 파드의 \`${field}\` 필드가 \`${named}\` 컨테이너의 자원을 요청하지만 그런 컨테이너가 없어(있는 것: ${marked(containers)}) kubelet이 시작하지 않습니다.`,
    }),
  },

  advice: {
    en: (_, { field, containers, near = containers[0] ?? '' }) => ({
      title: `Name the container that is meant, such as \`${near}\``,
      text: `Correct \`${field}\` in the pod template. It was probably left behind when a container was renamed.`,
    }),
    ko: (_, { field, containers, near = containers[0] ?? '' }) => ({
      title: `\`${near}\`처럼 있는 컨테이너의 이름 지정`,
      text: `파드 템플릿의 \`${field}\` 값을 고치십시오. 컨테이너 이름을 바꿀 때 함께 고치지 않은 경우가 많습니다.`,
    }),
  },
};

function askedIn(pod: Resource<'Pod'>, reason: string, part = ''): readonly FieldPlace<string>[] {
  const at = containerOf(pod, part)?.path;
  const places = (paths: readonly string[]) =>
    paths.flatMap((one) => placesIn(pod, one)).filter(isText);
  if (isMounting(reason, pod)) return places(MOUNTED);
  if (reason !== 'CreateContainerConfigError') return [];
  return places(IN_ENVIRONMENT).filter(({ path }) => path.startsWith(`${at}/`));
}

function isText(place: FieldPlace): place is FieldPlace<string> {
  return typeof place.value === 'string' && place.value !== '';
}
