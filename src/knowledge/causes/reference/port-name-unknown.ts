import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, SymptomFinder } from '../../../domain/model.ts';
import { nearestName } from '../../../readings/nearest-name.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { fieldOf } from '../../references/field-of.ts';
import { stopped, type Stopped } from '../../references/stopped.ts';
import { portNamingKinds, unknownPortNames } from '../../references/unknown-port-names.ts';

/** `names` are those of the ports of what is selected: `first` and `others` more; `near` is probably meant. */
type Unknown = Readonly<{
  port: string;
  field: string;
  kind: string;
  first: string;
  others: number;
  names: readonly string[];
  near?: string;
  stops: Stopped;
}>;

/** An object names a port of what it selects by a name that none of it has. */
const symptom: SymptomFinder = {
  kind: 'port-name-unknown',
  of: portNamingKinds,
  asked: 'unless-outage',
  isExtra: true,

  *find(object, world) {
    const on = refTo(kindOf(object), object);
    for (const { evidence, stops } of unknownPortNames(object, world)) {
      const { path: part } = evidence;
      const { hurts } = stopped[stops];
      yield { kind: 'port-name-unknown', on, part, reason: 'NotFound', evidence, hurts };
    }
  },
};

/** A monitor or policy names a port by a name that no Service or pod has which it selects. */
export const portNameUnknown: Cause<Unknown> = {
  id: 'reference/port-name-unknown',
  of: portNamingKinds,
  explains: ['port-name-unknown'],
  symptom,

  *explain({ on, part }, world, object) {
    for (const { evidence, first, count, names, stops } of unknownPortNames(object, world)) {
      if (part !== evidence.path) continue;
      const near = nearestName(evidence.quote, names)?.name;
      yield {
        subject: on,
        params: {
          port: evidence.quote,
          field: evidence.path,
          kind: first.kind,
          first: first.name,
          others: count - 1,
          names,
          ...(near !== undefined && { near }),
          stops,
        },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on, first],
      };
    }
  },

  text: {
    en({ kind, name }, { port, field, kind: of, first, others, names, near, stops }) {
      const what = `${kindWord(of)} \`${first}\`${others > 0 ? ` and ${others} more` : ''}`;
      const are = `${names.length === 0 ? 'no port with a name' : `only ${marked(names)}`}`;
      return {
        title: `${kindWord(kind)} \`${name}\` names a port \`${port}\` that nothing it selects has`,
        sentence: `${kindWord(kind)} \`${name}\` means the port named \`${port}\` (\`${fieldOf(field)}\`), and what it selects, ${what}, has ${are}.${near === undefined ? '' : ` Perhaps \`${near}\` is meant.`}`,
        state: 'names a port that is not there',
        so: stopped[stops].en,
      };
    },
    ko({ kind, name }, { port, field, kind: of, first, others, names, near, stops }) {
      const what = `${kindWord(of)} \`${first}\` 객체${others > 0 ? ` 외 ${others}개` : ''}`;
      const are =
        names.length === 0 ? '이름이 있는 포트가 없습니다' : `${marked(names)} 포트만 있습니다`;
      return {
        title: `${kindWord(kind)} \`${name}\` 객체가 가리키는 \`${port}\` 포트가 선택 대상에 없습니다`,
        sentence: `${kindWord(kind)} \`${name}\` 객체는 이름이 \`${port}\` 값인 포트를 뜻하지만(\`${fieldOf(field)}\`), 선택 대상인 ${what}에는 ${are}.${near === undefined ? '' : ` \`${near}\` 포트를 뜻한 것일 수 있습니다.`}`,
        state: '없는 포트를 가리킴',
        so: stopped[stops].ko,
      };
    },
  },

  advice: {
    choose: ({ kind }, { port, field, kind: of, names, near }) => ({
      en: {
        title: near === undefined ? `Name a port that is there` : `Name \`${near}\``,
        text: `${names.length === 0 ? '' : `Let \`${fieldOf(field)}\` name ${marked(names)}; or `}${names.length === 0 ? 'G' : 'g'}ive the port that is meant the name \`${port}\` in the ${of === 'Pod' ? "pods' template (`ports[].name` of the container)" : 'Service (`ports[].name`)'}. A ${kindWord(kind)} finds a port here by its name, not by its number.`,
      },
      ko: {
        title: near === undefined ? '있는 포트의 이름으로 수정' : `\`${near}\` 포트로 수정`,
        text: `${names.length === 0 ? '' : `\`${fieldOf(field)}\` 필드에 ${marked(names)} 포트를 적거나, `}${of === 'Pod' ? '파드 템플릿의 컨테이너(`ports[].name`)' : '서비스(`ports[].name`)'}에서 해당 포트의 이름을 \`${port}\` 값으로 정하십시오. 여기서는 번호가 아니라 이름으로 포트를 찾습니다.`,
      },
    }),
  },
};
