import { alertmanagerWebhook } from '../alerts/webhook.ts';
import { secret } from '../config/environment.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createSlack } from '../slack/create-slack.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';

/** The role that speaks to Slack and takes alerts. It knows nothing of the cluster. */
export async function startGateway(
  { settings, queues, env, log }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const { lang, slack: asked, listen } = settings;
  const { outbox, incidents } = queues;
  const token = secret('KUBEWHY_WEBHOOK_TOKEN', env);
  const slack = createSlack({
    config: {
      botToken: secret('SLACK_BOT_TOKEN', env),
      signingSecret: secret('SLACK_SIGNING_SECRET', env),
      ...listen.slack,
      ...(asked.apiUrl && { slackApiUrl: asked.apiUrl }),
      ...(asked.alertsChannel && { alertsChannel: asked.alertsChannel }),
      lang,
    },
    outbox,
    incidents,
    approvalKey: secret('KUBEWHY_APPROVAL_KEY', env),
    log,
  });
  const port = await slack.start();
  log.info({ port }, 'listening for Slack');
  queues.serveGateway(
    metrics.counted('gateway', {
      run: (job) => slack.deliver(job),
      giveUp: async (job) => log.error({ id: job.id, kind: job.kind }, 'delivery given up'),
    }),
  );
  const count = (result: string) => metrics.webhookAlerts.inc({ result });
  const webhook = alertmanagerWebhook({ token, outbox, lang, count });
  return { routes: { '/webhooks/alertmanager': webhook }, stop: () => slack.stop() };
}
