import { testCluster } from '#test/integration/support/cluster.ts';
import { endGroup } from '#test/integration/support/end-group.ts';

/** Ends the control plane of the test run; its supervisor removes the temporary folder. */
export default async function globalTeardown(): Promise<void> {
  await endGroup(testCluster().supervisor);
}
