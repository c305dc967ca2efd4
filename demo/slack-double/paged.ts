import type { Message } from './workspace/model.ts';

/** Which part of a list is wanted; timestamps and a cursor that an earlier page gave. */
export type Paging = Readonly<{
  cursor?: string;
  limit?: number;
  oldest?: string;
  latest?: string;
  inclusive?: boolean;
}>;

/** One page of messages, with the cursor of the next while there is one. */
export function paged(messages: readonly Message[], paging: Paging, usual: number) {
  const { oldest, latest, inclusive = false } = paging;
  const within = messages.filter(
    ({ ts }) =>
      (!oldest || ts > oldest || (inclusive && ts === oldest)) &&
      (!latest || ts < latest || (inclusive && ts === latest)),
  );
  const from = Number(paging.cursor ?? 0);
  const to = from + (paging.limit ?? usual);
  const more = to < within.length;
  return {
    messages: within.slice(from, to),
    has_more: more,
    ...(more && { response_metadata: { next_cursor: String(to) } }),
  };
}
