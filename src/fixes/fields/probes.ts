// Probes of containers, as rows change them.
import type { Candidate } from '../../domain/remedy.ts';
import type { Container } from '../../readings/pods/container-specs.ts';
import { present } from '../../text/present.ts';

/** How a probe asks that asks at a port. */
export const WAYS = ['httpGet', 'tcpSocket', 'grpc'] as const;

/** The field of a probe that the kubelet calls "Liveness", "Readiness" or "Startup". */
export function probeField(which: string) {
  return `${which.toLowerCase()}Probe` as 'livenessProbe' | 'readinessProbe' | 'startupProbe';
}

/** The TCP ports that a container declares, with the names that they have. */
export function declaredPorts({ ports = [] }: Container): readonly Candidate[] {
  return ports
    .filter(({ protocol = 'TCP' }) => protocol === 'TCP')
    .map(({ containerPort, name }) => ({
      value: `${containerPort}`,
      why: 'declared',
      ...present({ note: name }),
    }));
}
