import { conditionOf } from '../../world/readings/conditions.ts';
import type { HealthCheck } from '../health-check.ts';

/** A request for a certificate is well when one was issued; denied or failed, its conditions say so. */
export const certificateRequestHealth: HealthCheck<'certificates.k8s.io/CertificateSigningRequest'> =
  {
    of: ['certificates.k8s.io/CertificateSigningRequest'],

    look(request) {
      if (request.status?.certificate) return 'healthy';
      return conditionOf(request, 'Denied') ? 'unsure' : 'starting';
    },
  };
