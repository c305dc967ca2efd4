import type { Resource } from '#src/domain/resource.ts';
import { ago, configMap } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

/** ConfigMap "settings", of which fields were changed so many minutes ago. */
export function changedSettings(minutes: number, fields: object): Resource<'ConfigMap'> {
  const settings = configMap('settings', ago(600));
  const change = {
    manager: 'kubectl-edit',
    operation: 'Update',
    time: ago(minutes),
    fieldsV1: fields,
  };
  return { ...settings, metadata: { ...settings.metadata, managedFields: [change] } };
}

/** Only data. */
export const DATA = { 'f:data': { 'f:LOG_LEVEL': {} } };

/** A Ready pod, started an hour ago, that takes its environment from ConfigMap "settings". */
export function settingsReader(): Resource<'Pod'> {
  const pod = readyPod();
  const envFrom = [{ configMapRef: { name: 'settings' } }];
  return { ...pod, spec: { ...pod.spec, containers: [{ name: 'app', envFrom }] } };
}
