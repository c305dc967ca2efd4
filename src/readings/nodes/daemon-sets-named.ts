import { networkPlugins } from './network-plugins.ts';

/** The DaemonSets of the network plugins that a text names as the kubelet and the runtime do: `plugin type="calico"`. */
export function daemonSetsNamed(said: string): readonly string[] {
  return Object.entries(networkPlugins).flatMap(([program, daemonSet]) =>
    said.includes(`"${program}"`) ? [daemonSet] : [],
  );
}
