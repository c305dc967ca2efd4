import { expect, it } from '@jest/globals';

import { meshMode } from '#src/checklists/items/ingress/mesh-mode.ts';
import type { Resource } from '#src/domain/resource.ts';
import { answered, marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { ingressNginx, ingressTo, service, servingPod } from '#test/support/services.ts';

const [CLASS, CONTROLLER] = ingressNginx();
const STRICT = specified('security.istio.io/PeerAuthentication', 'default', {
  mtls: { mode: 'STRICT' },
});
const behind = [ingressTo('web', 80), service('web')];
const meshed = inMesh(servingPod('web-1'));

it('fails where the controller is not in the mesh, and advises no plain text', () => {
  const source = cluster([...behind, meshed, STRICT, CLASS, CONTROLLER]);

  expect(marksOf(meshMode, source)).toEqual(['front: fail']);
  expect(saidOf(meshMode, source)).toContain(
    '`proxy-1`, which sends it the requests, has no sidecar',
  );
  expect(saidOf(meshMode, source)).toContain('do not open the port');
});

it('passes where the controller is in the mesh, or plain text is taken as well', () => {
  expect(
    marksOf(meshMode, cluster([...behind, meshed, STRICT, CLASS, inMesh(CONTROLLER)])),
  ).toEqual(['front: pass']);
  expect(marksOf(meshMode, cluster([...behind, meshed, CLASS, CONTROLLER]))).toEqual([
    'front: pass',
  ]);
});

it('is not checked where nobody knows who sends the requests', () => {
  expect(marksOf(meshMode, cluster([...behind, meshed, STRICT]))).toEqual(['front: not-checked']);
});

it('is silent where nothing behind it is in the mesh, or it is told already where it fails', () => {
  const finding = {
    key: '',
    id: 'network/odd',
    subject: { kind: 'Pod', name: 'web' },
    params: {},
    evidence: [],
    confidence: 'proven',
    role: 'root',
    explains: [],
    seen: [],
  } as const;

  expect(
    marksOf(meshMode, cluster([...behind, servingPod('web-1'), STRICT, CLASS, CONTROLLER])),
  ).toEqual([]);
  expect(
    marksOf(
      meshMode,
      cluster([...behind, meshed, STRICT, CLASS, CONTROLLER]),
      answered({ findings: [finding] }),
    ),
  ).toEqual([]);
});

function inMesh(pod: Resource<'Pod'>): Resource<'Pod'> {
  const containers = [...(pod.spec?.containers ?? []), { name: 'istio-proxy' }];
  return { ...pod, spec: { ...pod.spec, containers } };
}
