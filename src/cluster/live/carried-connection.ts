import { NoReply, TooLarge, type Connection, type Reply, type Request } from './connection.ts';

/** What became of a request, and the server's time: as data, for classes of errors do not pass between threads. */
export type Carried = Readonly<
  { now: number } & ({ reply: Reply } | { noReply: string; sent: boolean } | { tooLarge: string })
>;

/** Makes a request for another thread: the server has one guest, however many threads there are. */
export async function carry(connection: Connection, request: Request): Promise<Carried> {
  try {
    const reply = await connection.request(request);
    return { now: connection.now().getTime(), reply };
  } catch (error) {
    const now = connection.now().getTime();
    if (error instanceof NoReply) return { now, noReply: error.message, sent: error.sent };
    if (error instanceof TooLarge) return { now, tooLarge: error.message };
    throw error;
  }
}

/** The connection of a thread whose requests another one makes. */
export function carriedConnection(
  made: (request: Omit<Request, 'reader'>) => Promise<Carried>,
): Connection {
  let skewMs = 0;
  return {
    now: () => new Date(Date.now() + skewMs),
    async request({ reader, ...request }) {
      const carried = await made(request);
      skewMs = carried.now - Date.now();
      if ('reply' in carried) {
        if (carried.reply.status === 200) reader?.()(carried.reply.body);
        return carried.reply;
      }
      if ('tooLarge' in carried) throw new TooLarge(carried.tooLarge);
      throw new NoReply(carried.noReply, carried.sent);
    },
  };
}
