import type { Cause } from '../../../domain/model.ts';
import { TROUBLE } from '../../../readings/logs/ending.ts';
import {
  isLoopback,
  isOnTheSide,
  listeningIn,
  type Listening,
} from '../../../readings/logs/listening.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isRefused, portOf } from '../../../readings/pods/probes.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { inContainer } from '../../words/container-words.ts';
import { livenessKills } from './liveness-kills.ts';
import { loopbackOnlyWords, wrongPortWords, type Elsewhere } from './nothing-listens.words.ts';
import { PROBED, probedContainers, type Probed } from './signs/probed.ts';

/** A probe asks a port at which its program does not listen, while it does at another one. */
export const wrongPort: Cause<Elsewhere> = {
  id: 'probe/nothing-listens/other-port',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const found = refusedWhileListening(probed);
      if (!found || found.addresses.some(({ port }) => port === found.asked)) continue;

      const open = found.addresses.find((one) => !isLoopback(one));
      // What is there to be asked how it is, and for its own pod only, is nearer than what does its work there.
      const own = found.addresses.find(({ evidence }) => isOnTheSide(evidence.quote));
      const listens = open ?? own;
      if (!listens) continue;
      const { ports = [] } = probed.container;
      const declared = ports.map(({ containerPort }) => containerPort);
      const index = declared.indexOf(listens.port);
      const isDeclared = index >= 0 && !declared.includes(found.asked);
      const path = `${probed.path}/ports/${index}/containerPort`;
      yield {
        ...accountableFor(probed.on, world),
        params: {
          ...paramsOf(probed, found.asked, listens),
          ...(!open && { isLocal: true as const }),
        },
        evidence: [
          ...found.evidence,
          listens.evidence,
          ...(isDeclared ? [quotedField(probed.on, path, `${listens.port}`)] : []),
        ],
        strength: isDeclared && isAllItOpens(probed, listens, index) ? 'entails' : 'fits',
      };
    }
  },

  ...wrongPortWords,
};

/** An address of IPv6 in what the kubelet reports of its probe. */
const ASKS_SIX = /dial tcp \[[\da-f:]+\]:\d+/;

/** A program listens on the right port, but only for its own pod, or not where the pod is asked: the kubelet's probe comes from outside. */
export const loopbackOnly: Cause<Elsewhere> = {
  id: 'probe/nothing-listens/loopback',
  explains: PROBED,
  refines: [livenessKills.id],

  *explain(symptom, world) {
    for (const probed of probedContainers(symptom, world)) {
      const found = refusedWhileListening(probed);
      const own = found?.addresses.filter(({ port }) => port === found.asked) ?? [];
      const open = own.filter((one) => !isLoopback(one));
      const listens = open[0] ?? own[0];
      const asksSix = ASKS_SIX.test(probed.report.said.quote);
      if (!found || !listens || !open.every((one) => asksSix && isOfFour(one))) continue;
      const isFour = open.length > 0;
      yield {
        ...accountableFor(probed.on, world),
        params: {
          ...paramsOf(probed, found.asked, listens),
          ...(isFour && { isFour: true as const }),
        },
        evidence: [...found.evidence, listens.evidence],
        // Many programs print "localhost" for people to click on, whatever they bind.
        strength: isFour || own.some(({ host }) => host === 'localhost') ? 'fits' : 'entails',
      };
    }
  },

  ...loopbackOnlyWords,
};

/** Whether it is an address of IPv4, where nobody comes who asks in IPv6. */
function isOfFour({ host = '' }: Listening): boolean {
  return /^\d/.test(host);
}

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
      quotedField(on, path, quote),
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
