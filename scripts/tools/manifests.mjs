import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ISTIO = ['virtualservices', 'destinationrules'];
/** kwok itself knows no stages: without these its nodes and pods never get ready. */
const STAGES = ['node/fast', 'node/heartbeat-with-lease', 'pod/fast'];

/** Copies what the tests apply out of the Go modules: CRDs, and the stages of simulated nodes and pods. */
export function copyManifests(modules, target) {
  const crds = join(target, 'crds');
  mkdirSync(crds, { recursive: true });
  copyRollouts(join(modules.rollouts, 'manifests', 'crds'), crds);
  copyIstio(join(modules.istio, 'kubernetes', 'customresourcedefinitions.gen.yaml'), crds);
  const stages = STAGES.flatMap((folder) =>
    stagesIn(join(modules.kwok, 'kustomize/stage', folder)),
  );
  writeFileSync(join(target, 'stages.yaml'), stages.join('\n---\n'));
}

function copyRollouts(from, to) {
  for (const file of readdirSync(from)) {
    if (file.endsWith('-crd.yaml')) cpSync(join(from, file), join(to, file));
  }
}

function copyIstio(from, to) {
  const documents = readFileSync(from, 'utf8').split(/^---$/m);
  for (const plural of ISTIO) {
    const crd = documents.find((text) =>
      text.includes(`\n  name: ${plural}.networking.istio.io\n`),
    );
    if (!crd) throw new Error(`${from} has no CRD ${plural}.networking.istio.io.`);
    writeFileSync(join(to, `istio-${plural}.yaml`), crd);
  }
}

function stagesIn(folder) {
  const files = readdirSync(folder).filter((file) => /^(node|pod)-.*\.yaml$/.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}
