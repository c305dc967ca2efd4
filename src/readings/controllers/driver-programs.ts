import { isOfKind } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import { containerWordsOf } from './container-words.ts';
import { controllerAmong, type Controller, type Runner } from './controller-among.ts';

/** What a driver's controller does, each in a sidecar that Kubernetes gives; some vendors run one workload for each. */
type Part = keyof typeof SIDECARS;

/** By the name of the image or container. */
const SIDECARS = {
  provisioner: /csi-(?:external-)?provisioner|external-provisioner/,
  attacher: /csi-(?:external-)?attacher|external-attacher/,
  resizer: /csi-(?:external-)?resizer|external-resizer/,
} as const;
/** The one that registers a driver with the kubelet. */
const PLUGIN = /(?:node-)?driver-registrar|liveness-probe/;
/** What makes volumes without CSI says so in its name. */
const PROVISIONER = /provisioner/;
/** Parts of a driver's name that name nobody. */
const COMMON =
  /^(?:csi|com|io|net|org|dev|cloud|k8s|k8s-sigs|kubernetes|storage|driver|drivers|plugins?|cluster|local|external|aws|azure|gke|)$/;
const OTHER = 1;
const FIRST = 2;
const SAID = 3;

/** The workload that makes volumes for a provisioner or CSI driver: by its name in arguments, or what that is made of. */
export function controllerOfDriver(driver: string, part: Part, world: World): Controller {
  return controllerAmong(
    (workload) => {
      const { images } = containerWordsOf(workload);
      const { name = '' } = workload.metadata ?? {};
      if (images.some((one) => SIDECARS[part].test(one))) return rankOf(workload, driver);
      const isPlain = part === 'provisioner' && !isPlugin(images) && PROVISIONER.test(name);
      return isPlain ? rankOf(workload, driver) : 0;
    },
    world,
    true,
  );
}

/** The DaemonSet that mounts the volumes of a CSI driver on each node. */
export function pluginOfDriver(driver: string, world: World): Controller {
  return controllerAmong(
    (workload) =>
      isOfKind('apps/DaemonSet', workload) && isPlugin(containerWordsOf(workload).images)
        ? rankOf(workload, driver)
        : 0,
    world,
    true,
  );
}

function isPlugin(images: readonly string[]): boolean {
  return images.some((one) => PLUGIN.test(one));
}

/** How surely a workload belongs to a driver: "ebs.csi.aws.com" in a path of it, or "ebs" in "ebs-csi-controller". */
function rankOf(workload: Runner, driver: string): number {
  const { images, settings } = containerWordsOf(workload);
  if (settings.some((one) => isSaid(one, driver))) return SAID;
  const [first, ...others] = wordsOf(driver);
  const { name = '', labels = {} } = workload.metadata ?? {};
  const called = [name, ...Object.values(labels), ...images].map((one) => one.toLowerCase());
  if (first && called.some((one) => isCalled(one, first))) return FIRST;
  return Number(others.some((word) => called.some((one) => isCalled(one, word)))) * OTHER;
}

function wordsOf(driver: string): readonly string[] {
  return driver
    .toLowerCase()
    .split(/[./]/)
    .filter((word) => !COMMON.test(word));
}

/** The whole name, and not the end of another: "csi.example.com" is not in "nfs.csi.example.com". */
function isSaid(text: string, driver: string): boolean {
  const at = text.indexOf(driver);
  return (
    at >= 0 && !/[\w.-]/.test(text[at - 1] ?? '') && !/[\w-]/.test(text[at + driver.length] ?? '')
  );
}

/** A short word is one of its own ("gce-pd"), a longer one may stand within another ("csi-azuredisk"). */
function isCalled(name: string, word: string): boolean {
  return word.length > 3
    ? name.includes(word)
    : name.split(/[^a-z0-9]/).some((one) => one.startsWith(word));
}
