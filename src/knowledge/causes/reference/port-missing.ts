import type { Cause } from '../../../domain/model.ts';
import { kindWord } from '../../../text/kind-word.ts';
import { marked } from '../../../text/marked.ts';
import { brokenReferences } from '../../references/broken.ts';
import { danglingReferences } from '../../references/dangling.ts';
import { fieldOf } from '../../references/field-of.ts';
import { missingPorts } from '../../references/missing-ports.ts';
import { stopped, type Stopped } from '../../references/stopped.ts';

/** `ports` are those that the Service has, by number or as the object names them. */
type PortMissing = Readonly<{
  service: string;
  port: number | string;
  field: string;
  ports: readonly (number | string)[];
  stops: Stopped;
}>;

const REFERENCES = [...brokenReferences, ...danglingReferences];
/** Its controller says that something is wrong, and may well mean this. */
const SAID = 'object-reports-trouble';

/** An object names a port of a Service that the Service does not have. */
export const portMissing: Cause<PortMissing> = {
  id: 'reference/port-missing',
  explains: ['broken-reference', 'dangling-reference', SAID],
  refines: ['reports/own-word'],

  *explain({ kind, on, part, evidence: report }, world, object) {
    const isSaid = kind === SAID;
    if (isSaid && !/\bports?\b/i.test(report.quote)) return;
    const found = missingPorts(object, REFERENCES, world).find(
      ({ port }) => isSaid || port.evidence.path === part,
    );
    if (!found) return;

    const { named, port, service, ports } = found;
    yield {
      subject: on,
      params: {
        service: service.name,
        port: port.port,
        field: port.evidence.path ?? '',
        ports,
        stops: named.reference.stops,
      },
      evidence: [port.evidence],
      strength: isSaid ? 'fits' : 'entails',
      restsOn: [on, service],
    };
  },

  text: {
    en: ({ kind, name }, { service, port, field, ports, stops }) => ({
      title: `${kindWord(kind)} \`${name}\` names port ${port} of Service \`${service}\`, which has no such port`,
      sentence: `${kindWord(kind)} \`${name}\` means port ${port} of Service \`${service}\` (\`${fieldOf(field)}\`), and that Service has only ${marked(ports.map(String))}.`,
      state: 'names a port that is not there',
      so: stopped[stops].en,
    }),
    ko: ({ kind, name }, { service, port, field, ports, stops }) => ({
      title: `${kindWord(kind)} \`${name}\` 객체가 가리키는 ${port} 포트가 \`${service}\` 서비스에 없습니다`,
      sentence: `${kindWord(kind)} \`${name}\` 객체가 \`${service}\` 서비스의 ${port} 포트를 뜻하지만(\`${fieldOf(field)}\`) 그 서비스에는 ${marked(ports.map(String))} 포트만 있습니다.`,
      state: '없는 포트를 가리킴',
      so: stopped[stops].ko,
    }),
  },

  advice: {
    choose: ({ kind, name }, { service, port, ports }) => ({
      extra: [
        {
          en: {
            title: 'Or give the Service the port',
            text: `If ${port} is right, add it to the ports of Service \`${service}\`.`,
          },
          ko: {
            title: '또는 서비스에 포트 추가',
            text: `${port} 포트가 맞다면 \`${service}\` 서비스의 포트 목록에 추가하십시오.`,
          },
        },
      ],
      en: {
        title: `Name a port that Service \`${service}\` has`,
        text: `Let ${kindWord(kind)} \`${name}\` name ${marked(ports.map(String))}: it is the port of the Service that counts here, not that of its pods.`,
      },
      ko: {
        title: `\`${service}\` 서비스에 있는 포트로 수정`,
        text: `${kindWord(kind)} \`${name}\` 객체에 ${marked(ports.map(String))} 포트를 적으십시오. 여기에는 파드의 포트가 아니라 서비스의 포트를 적습니다.`,
      },
    }),
  },
};
