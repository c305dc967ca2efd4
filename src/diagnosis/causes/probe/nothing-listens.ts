import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { TROUBLE } from '../../signs/logs/ending.ts';
import {
  isLoopback,
  isOnTheSide,
  listeningIn,
  type Listening,
} from '../../signs/logs/listening.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { PROBED, probedContainers, type Probed } from '../../signs/pods/probed.ts';
import { isRefused, portOf, type Which } from '../../signs/pods/probes.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';
import { livenessKills } from './liveness-kills.ts';

/** `asked` is the probe's port, `listens` where the program says that it listens. */
type Elsewhere = InContainer &
  Readonly<{ which: Which; asked: number; listens: number; host?: string; kills: boolean }>;

/** A probe asks a port at which its program does not listen, while it does at another one. */
export const wrongPort: Cause<Elsewhere> = {
  id: 'probe/nothing-listens/other-port',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const found = refusedWhileListening(probed);
      if (!found || found.addresses.some(({ port }) => port === found.asked)) continue;

      const listens = found.addresses.find((one) => !isLoopback(one));
      if (!listens) continue;
      const { ports = [] } = probed.container;
      const declared = ports.map(({ containerPort }) => containerPort);
      const index = declared.indexOf(listens.port);
      const isDeclared = index >= 0 && !declared.includes(found.asked);
      const path = `${probed.path}/ports/${index}/containerPort`;
      yield {
        ...accountableFor(probed.on, world),
        params: paramsOf(probed, found.asked, listens),
        evidence: [
          ...found.evidence,
          listens.evidence,
          ...(isDeclared
            ? [{ source: 'field', on: probed.on, path, quote: `${listens.port}` } as const]
            : []),
        ],
        strength: isDeclared && isAllItOpens(probed, listens, index) ? 'entails' : 'fits',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, asked, listens, kills } = params;
      const where = containerWords.en(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: the ${probe} probe asks port ${asked}, the program listens on ${listens}`,
        sentence: `The ${probe} probe of ${where} of \`${name}\` asks port ${asked}, where nothing listens (connection refused): its program listens on ${listens}.`,
        so: kills
          ? 'So the kubelet restarts a container that works.'
          : 'So the pod does not become Ready though its program runs.',
      };
    },
    ko({ name }, params) {
      const { which, asked, listens, kills } = params;
      const where = containerWords.ko(params);
      const probe = which.toLowerCase();
      return {
        title: `\`${name}\`: ${probe} 프로브는 ${asked} 포트를 묻고, 프로그램은 ${listens} 포트에서 듣습니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 ${probe} 프로브가 ${asked} 포트를 묻지만 그곳에서 듣는 것이 없습니다(connection refused). 프로그램은 ${listens} 포트에서 듣고 있습니다.`,
        so: kills
          ? '그래서 kubelet이 정상으로 동작하는 컨테이너를 다시 시작시킵니다.'
          : '그래서 프로그램이 실행 중인데도 파드가 Ready 상태가 되지 못합니다.',
      };
    },
  },
};

/** A program listens on the right port, but only for its own pod: the kubelet's probe comes from outside. */
export const loopbackOnly: Cause<Elsewhere> = {
  id: 'probe/nothing-listens/loopback',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const found = refusedWhileListening(probed);
      const own = found?.addresses.filter(({ port }) => port === found.asked) ?? [];
      const [listens] = own;
      if (!found || !listens || !own.every(isLoopback)) continue;
      yield {
        ...accountableFor(probed.on, world),
        params: paramsOf(probed, found.asked, listens),
        evidence: [...found.evidence, listens.evidence],
        // Many programs print "localhost" for people to click on, whatever they bind.
        strength: own.some(({ host }) => host === 'localhost') ? 'fits' : 'entails',
      };
    }
  },

  text: {
    en({ name }, params) {
      const { which, asked, host = '127.0.0.1', kills } = params;
      const where = containerWords.en(params);
      return {
        title: `\`${name}\`: ${where} listens on ${host} only`,
        sentence: `The ${where} of \`${name}\` listens on ${host}:${asked}, which only its own pod reaches. The ${which.toLowerCase()} probe and all traffic come to the pod's address, where port ${asked} refuses the connection.`,
        so: `${kills ? 'So the kubelet restarts it. ' : ''}The port is right: the program has to bind 0.0.0.0 (or ::) instead of the loopback address.`,
      };
    },
    ko({ name }, params) {
      const { which, asked, host = '127.0.0.1', kills } = params;
      const where = containerWords.ko(params);
      return {
        title: `\`${name}\`: ${where}가 ${host} 주소에서만 듣습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 같은 파드 안에서만 닿는 ${host}:${asked} 주소에서 듣습니다. ${which.toLowerCase()} 프로브와 모든 트래픽은 파드 IP로 오므로 ${asked} 포트에서 연결이 거부됩니다.`,
        so: `${kills ? '그래서 kubelet이 다시 시작시킵니다. ' : ''}포트는 맞습니다. 루프백 주소 대신 0.0.0.0(또는 ::) 주소에 바인드해야 합니다.`,
      };
    },
  },
};

/** Whether a program has nothing more to open: neither was that a port on the side, nor did its start fail after it. */
function isAllItOpens({ container, log }: Probed, { evidence }: Listening, index: number): boolean {
  const { name = '' } = container.ports?.[index] ?? {};
  const line = log.lines.findLastIndex(({ text }) => text === evidence.quote);
  const isInTrouble = log.lines.slice(line + 1).some(({ text }) => TROUBLE.test(text));
  return !isInTrouble && !isOnTheSide(name) && !isOnTheSide(evidence.quote);
}

function refusedWhileListening({ container, on, report, log, killed }: Probed) {
  const port = portOf(report, container);
  if (!port || !isRefused(report.said, port.port)) return undefined;
  const asked = Date.parse(report.said.at ?? '');
  const addresses = listeningIn(log, on);
  // What was refused before the program listened tells nothing.
  const isBefore = addresses.some(({ evidence }) => Date.parse(evidence.at ?? '') >= asked);
  if (addresses.length === 0 || isBefore) return undefined;
  const { path, quote } = port;
  return {
    asked: port.port,
    addresses,
    evidence: [
      report.said,
      ...(killed ? [killed.said] : []),
      { source: 'field', on, path, quote } as const,
    ] as const,
  };
}

function paramsOf(probed: Probed, asked: number, { host, port }: Listening): Elsewhere {
  return {
    ...inContainer(probed),
    which: probed.report.which,
    asked,
    listens: port,
    kills: probed.killed !== undefined,
    ...(host && { host: brief(host) }),
  };
}
