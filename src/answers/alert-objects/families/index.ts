import type { AlertFamily } from '../alert-family.ts';
import { addOns } from './add-ons.ts';
import { controlPlane } from './control-plane.ts';
import { databases } from './databases.ts';
import { gitops } from './gitops.ts';
import { ingress } from './ingress.ts';
import { kubernetes } from './kubernetes.ts';
import { monitoring } from './monitoring.ts';
import { network } from './network.ts';
import { nodes } from './nodes.ts';
import { platform } from './platform.ts';
import { storage } from './storage.ts';

/** The families of alerts that projects publish: the first whose pattern fits counts. */
export const families: readonly AlertFamily[] = [
  ...controlPlane,
  ...addOns,
  ...platform,
  ...storage,
  ...network,
  ...ingress,
  ...gitops,
  ...databases,
  ...monitoring,
  ...nodes,
  ...kubernetes,
];
