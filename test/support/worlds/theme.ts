/**
 * What a world is mostly about: in how many of ten cases each thing is there. Without it the rules that the scheduler asks
 * last would hardly ever decide.
 */
export type Theme = Readonly<{
  closed: number; // nodes with taints
  cordoned: number;
  hungry: number; // containers that request much
  ports: number;
  nodeRules: number;
  spread: number;
  affinity: number;
  volumes: number; // pods that mount something
  fewestNodes: number;
  fewestPods: number;
}>;

const MIXED: Theme = {
  closed: 3,
  cordoned: 2,
  hungry: 4,
  ports: 2,
  nodeRules: 2,
  spread: 3,
  affinity: 3,
  volumes: 1,
  fewestNodes: 1,
  fewestPods: 0,
};

const OPEN: Theme = { ...MIXED, closed: 3, cordoned: 2, nodeRules: 1 };

/** The themes that worlds have. */
export const THEMES: readonly Theme[] = [
  MIXED,
  { ...OPEN, hungry: 0, ports: 0, spread: 10, affinity: 0, fewestNodes: 3, fewestPods: 4 },
  { ...OPEN, hungry: 0, ports: 1, spread: 1, affinity: 9, fewestNodes: 3, fewestPods: 3 },
  { ...OPEN, hungry: 8, ports: 3, spread: 1, affinity: 1, fewestPods: 5 },
  { ...OPEN, hungry: 0, ports: 0, spread: 1, affinity: 1, volumes: 9, fewestNodes: 2 },
];
