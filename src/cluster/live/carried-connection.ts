import { present } from '../../text/present.ts';
import {
  NoReply,
  TooLarge,
  type Connection,
  type Reader,
  type Reply,
  type Request,
} from './connection.ts';

/** A request as data; `isRead`: it has a reader over there. */
export type Carriable = Omit<Request, 'reader'> & Readonly<{ isRead?: boolean }>;
/** What became of a request, and the server's time: as data, for classes of errors do not pass between threads. */
export type Carried = Readonly<
  { now: number } & (CarriedReply | CarriedFailure | { tooLarge: string })
>;
type CarriedFailure = Readonly<{
  noReply: string;
  sent: boolean;
  isLate: boolean;
  since?: string;
}>;
type CarriedReply = Readonly<{ reply: Reply; read?: Uint8Array }>;

/** Makes a request for another thread: the server has one guest, however many threads there are. */
export async function carry(
  connection: Connection,
  { isRead, ...request }: Carriable,
): Promise<Carried> {
  let read: Uint8Array[] | undefined;
  const reader: Reader = () => {
    const pieces: Uint8Array[] = [];
    read = pieces;
    return (piece) => void pieces.push(piece);
  };
  try {
    const reply = await connection.request({ ...request, ...(isRead && { reader }) });
    return { now: connection.now().getTime(), reply, ...(read && { read: Buffer.concat(read) }) };
  } catch (error) {
    const now = connection.now().getTime();
    if (error instanceof NoReply) {
      const { message, sent, isLate, since } = error;
      return { now, noReply: message, sent, isLate, ...present({ since }) };
    }
    if (error instanceof TooLarge) return { now, tooLarge: error.message };
    throw error;
  }
}

/** The connection of a thread whose requests another one makes. */
export function carriedConnection(made: (request: Carriable) => Promise<Carried>): Connection {
  let skewMs = 0;
  return {
    now: () => new Date(Date.now() + skewMs),
    async request({ reader, ...request }) {
      const carried = await made({ ...request, ...(reader && { isRead: true }) });
      skewMs = carried.now - Date.now();
      if ('reply' in carried) {
        const { reply, read } = carried;
        if (read) reader?.()(read);
        return reply;
      }
      if ('tooLarge' in carried) throw new TooLarge(carried.tooLarge);
      const { noReply, sent, isLate, since } = carried;
      throw new NoReply(noReply, sent, { isLate, since });
    },
  };
}
