import type { AlertHomes, AlertInbox, OpenIncidents, Roots } from '#src/domain/alert-ports.ts';
import type { Gathered } from '#src/domain/gathered.ts';
import type { RootRecord } from '#src/domain/incident.ts';

/** What Redis keeps of alerts, in memory. */
export type KeptAlerts = Readonly<{
  inbox: AlertInbox;
  roots: Roots;
  homes: AlertHomes;
  open: OpenIncidents;
  reopenMs: number;
  news: (Gathered & Readonly<{ id: string }>)[]; // what was put into the inbox
  handedOn: string[];
  looks: Map<string, number>; // in how many milliseconds each open incident is looked at
  rootsKept: Map<string, RootRecord>;
}>;

/** Begins empty; `up` throws while Redis is down. */
export function keptAlerts(up: () => void = () => undefined): KeptAlerts {
  const kept: KeptAlerts = {
    news: [],
    handedOn: [],
    looks: new Map(),
    rootsKept: new Map(),
    reopenMs: 2 * 3_600_000,
    inbox: {
      async put(news) {
        up();
        for (const one of news) if (!kept.news.some(({ id }) => id === one.id)) kept.news.push(one);
      },
      async take() {
        up();
        const alerts = kept.news.map(({ alert, group }) => ({ alert, group }));
        return alerts.length > 0 ? { batch: 'b-1', attempt: 0, alerts } : undefined;
      },
      async handedOn(batch) {
        up();
        kept.handedOn.push(batch);
      },
      waiting: async () => kept.news.length,
    },
    roots: {
      async find(key) {
        up();
        return kept.rootsKept.get(key);
      },
      async change(key, edit) {
        up();
        const record = edit(kept.rootsKept.get(key));
        kept.rootsKept.set(key, record);
        return record;
      },
    },
    homes: homesIn(new Map(), up),
    open: {
      async lookIn(incident, ms) {
        up();
        kept.looks.set(incident, ms);
      },
      async close(incident) {
        up();
        kept.looks.delete(incident);
      },
      async due() {
        up();
        return [...kept.looks.keys()];
      },
    },
  };
  return kept;
}

function homesIn(homes: Map<string, string>, up: () => void): AlertHomes {
  return {
    async find(alerts) {
      up();
      return new Map([...homes].filter(([alert]) => alerts.includes(alert)));
    },
    async set(alerts, incident) {
      up();
      for (const alert of alerts) homes.set(alert, incident);
    },
  };
}
