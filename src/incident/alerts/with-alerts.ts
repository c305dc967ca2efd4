import type { Incident } from '../../domain/incident.ts';
import type { Alert } from '../../domain/question.ts';

/** An alert has some 2 kB. */
const MOST = 20;

/** The incident with news of its alerts. One that is over stays over, whatever order its news arrive in. */
export function withAlerts<I extends Incident>(incident: I, news: readonly Alert[]): I {
  return withShown(news.reduce<I>(withOne, incident));
}

function withOne<I extends Incident>(incident: I, alert: Alert): I {
  const { moreAlerts = 0, moreFiring = [] } = incident;
  const alerts = incident.alerts ?? (incident.alert ? [incident.alert] : []);
  const known = alerts.find(({ id }) => id === alert.id);
  if (known) {
    const isOld = known.status === 'resolved';
    return { ...incident, alerts: alerts.map((one) => (one === known && !isOld ? alert : one)) };
  }
  const isMore = moreFiring.includes(alert.id);
  const others = moreFiring.filter((id) => id !== alert.id);
  if (isMore) return alert.status === 'firing' ? incident : { ...incident, moreFiring: others };
  if (alerts.length < MOST) return { ...incident, alerts: [...alerts, alert] };
  const firing = alert.status === 'firing' ? [...moreFiring, alert.id] : moreFiring;
  return { ...incident, alerts, moreAlerts: moreAlerts + 1, moreFiring: firing };
}

/** The alert that an incident is called by: the one that opened it while that fires, or else the next one that does. */
function withShown<I extends Incident>(incident: I): I {
  const { alert, alerts = [] } = incident;
  const own = alerts.find(({ id }) => id === alert?.id);
  const firing = own?.status === 'firing' ? own : alerts.find(({ status }) => status === 'firing');
  const shown = firing ?? own ?? alerts[0];
  return shown ? { ...incident, alert: shown } : incident;
}
