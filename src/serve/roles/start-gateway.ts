import { alertmanagerSilences } from '../../alerts/alertmanager-silences.ts';
import { alertmanagerWebhook } from '../../alerts/webhook.ts';
import { clockStandstill } from '../../approvals/clock-standstill.ts';
import { mayAct } from '../../approvals/may-act.ts';
import { isDirect, isShown, shownIn } from '../../approvals/may-read.ts';
import { policyAgainst } from '../../approvals/policy.ts';
import { standstillAt } from '../../approvals/standstill.ts';
import { needsTwo } from '../../approvals/two-people.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import { createSlack } from '../../slack/create-slack.ts';
import { present } from '../../text/present.ts';
import { secret } from '../config/environment.ts';
import { auditBy } from '../operations/audit.ts';
import type { Metrics } from '../operations/metrics.ts';
import { rightClock } from '../operations/right-clock.ts';
import { counted } from './counted.ts';
import { gatherAlerts } from './gather-alerts.ts';
import { repeated } from './repeated.ts';
import type { RoleSettings } from './role-settings.ts';
import type { Serves } from './running.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** How often it is looked whether alerts were gathered, and whether an incident's time has come. */
const [GATHER_MS, DUE_MS] = [500, 5_000];

/** The role that speaks to Slack and takes alerts. It knows nothing of the cluster. */
export async function startGateway(
  { settings, queues, env, log }: RoleSettings,
  metrics: Metrics,
): Promise<Serves> {
  const { cluster, lang, slack: asked, listen, read, alerts } = settings;
  const { outbox, incidents, inbox, roots, homes, open, pacer, roomForAlerts: room } = queues;
  const token = secret('KUBEWHY_WEBHOOK_TOKEN', env);
  const key = secret('KUBEWHY_APPROVAL_KEY', env);
  const { url } = alerts.alertmanager ?? {};
  const silences = url ? alertmanagerSilences(url, env['KUBEWHY_ALERTMANAGER_TOKEN']) : undefined;
  const slack = createSlack({
    config: {
      botToken: secret('SLACK_BOT_TOKEN', env),
      signingSecret: secret('SLACK_SIGNING_SECRET', env),
      ...listen.slack,
      ...(asked.apiUrl && { slackApiUrl: asked.apiUrl }),
      ...(asked.alertsChannel && { alertsChannel: asked.alertsChannel }),
      ...(asked.fallbackChannel && { fallbackChannel: asked.fallbackChannel }),
      lang,
    },
    cluster: cluster.name,
    outbox,
    incidents,
    alerts: { inbox, roots, homes, open, reopenMs: alerts.reopenHours * HOUR_MS },
    onCall: {
      routes: alerts.routes,
      ...present({
        mention: alerts.mention,
        remindMs: (alerts.remindAfterMinutes ?? 0) * MINUTE_MS,
      }),
    },
    ...present({ silences }),
    pacer,
    forgottenPosts: queues.forgottenPosts,
    count: metrics.obstacle,
    approvalKey: key,
    shows: (channel, sight) => isDirect(channel) || isShown(sight, shownIn(channel, read.channels)),
    changing: {
      standstill: async () =>
        clockStandstill('gateway', await queues.clockAhead()) ??
        standstillAt(new Date(), settings, await queues.freezes.find()),
      freezes: queues.freezes,
      barred: (acting, lang) => policyAgainst(acting, settings.policy, lang),
      peopleByEmail: settings.peopleByEmail,
      needsTwo: (namespace) => needsTwo(namespace, settings.twoPeople),
      mayAct: (person, lang) => mayAct(person, settings, lang),
    },
    audit: auditBy({ role: 'gateway', key, stream: queues.audit, log }),
    log,
  });
  const port = await slack.start();
  log.info({ port }, 'listening for Slack');
  const giveUp = async ({ id, kind }: DeliveryJob) =>
    log.error({ id, kind }, 'delivery waits an hour: too many processes died while it was made');
  queues.serveGateway(counted('gateway', { run: (job) => slack.deliver(job), giveUp }, metrics));
  const webhook = alertmanagerWebhook({
    token,
    inbox,
    room,
    owner: alerts.owner,
    count: metrics.alerts,
  });
  if (!asked.alertsChannel) log.warn({}, 'no webhook: slack.alertsChannel says where alerts go');
  // Without a place to show them, alerts must not be accepted: Alertmanager has to know.
  const routes = asked.alertsChannel ? { '/webhooks/alertmanager': webhook } : {};
  const checks = {
    alerts: () => room(1),
    clock: () => rightClock('gateway', queues),
    deliveries: () => queues.deliverable(),
    slack: async () => {
      const toMend = slack.obstacles();
      if (toMend.length > 0) throw new Error(toMend.join(' '));
      await slack.reachable();
    },
  };
  const gathering = gatherAlerts({ inbox, open, incidents, outbox, lang, now: () => new Date() });
  const stopGathering = [
    repeated(() => gathering.waiting(), GATHER_MS, log),
    repeated(() => gathering.due(), DUE_MS, log),
  ];
  return {
    routes,
    checks,
    async stop() {
      await Promise.all(stopGathering.map((stop) => stop()));
      await slack.stop();
    },
  };
}
