/** Notifications name rows; the parts that pages show are read here, once for all streams of this process. */
type Row = Readonly<Record<string, unknown>>;

/** Reads what pages show of the rows with these keys; rows that are gone are left out. */
export type ReadRows = (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** A notification as far as it matters here: `key` names the row, and `data` holds its version, if it has one. */
type Named = { topics: readonly string[]; key: string; data: Row };

type Passing<Notification> = {
  deliver: (notification: Notification) => void;
  /** Nothing could be read: pages that listen to these topics must refetch. */
  failed: (topics: readonly string[], error: unknown) => void;
};

const MOST_ROWS = 200;
const MOST_REMEMBERED = 10_000;

/**
 * Takes the notifications of one event in commit order. One read at a time, for everything that came since the last one
 * began, so a row is never older than the notification it goes out with.
 */
export function createRowReader<Notification extends Named>(
  read: ReadRows,
  { deliver, failed }: Passing<Notification>,
) {
  let waiting: Notification[] = [];
  let isReading = false;
  const sent = new Map<string, number>();

  async function readWaiting(): Promise<void> {
    isReading = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_ROWS);
      waiting = waiting.slice(MOST_ROWS);
      await pass(batch).catch((error) =>
        failed([...new Set(batch.flatMap(({ topics }) => topics))], error),
      );
    }
    isReading = false;
  }

  async function pass(batch: readonly Notification[]): Promise<void> {
    const there = batch.filter(({ data }) => data.removed !== true);
    const rows = there.length > 0 ? await read([...new Set(there.map(({ key }) => key))]) : null;
    for (const notification of batch) {
      const { key, data } = notification;
      const row = rows?.get(key);
      // Without its row: a notification of the removal is on its way.
      if ((row || data.removed === true) && isNewer(key, data.version ?? data.revision))
        deliver({ ...notification, data: { ...row, ...data } });
    }
  }

  /** A version that is not newer than what was sent is dropped. */
  function isNewer(key: string, version: unknown): boolean {
    if (typeof version !== "number") return true;
    if (version <= (sent.get(key) ?? Number.NEGATIVE_INFINITY)) return false;
    if (sent.size >= MOST_REMEMBERED) sent.clear();
    sent.set(key, version);
    return true;
  }

  return (notification: Notification): void => {
    waiting.push(notification);
    if (!isReading) void readWaiting();
  };
}
