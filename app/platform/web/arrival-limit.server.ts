/** Ends requests whose body does not arrive: Node has one limit for a whole server, and an upload may take an hour. */
import type { RequestListener } from "node:http";

const WITHIN_MS = 30_000;
const LATE = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/** Calls again and again until it is told to stop. */
type Schedule = (check: () => void) => () => void;

const everyHalfMinute: Schedule = (check) => {
  const timer = setInterval(check, WITHIN_MS).unref();
  return () => clearInterval(timer);
};

/** A body has half a minute to arrive; one whose path `mayTakeLong` only must not stand still for that long. */
export function limitArrival(
  mayTakeLong: (path: string) => boolean,
  passOn: RequestListener,
  schedule: Schedule = everyHalfMinute,
): RequestListener {
  return (incoming, outgoing) => {
    const { headers, url = "", socket } = incoming;
    const hasBody =
      headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if (hasBody) {
      let before = mayTakeLong(url) ? -1 : Number.POSITIVE_INFINITY;
      const stop = schedule(() => {
        if (incoming.complete) return stop();
        const { bytesRead } = socket;
        if (bytesRead > before) {
          before = bytesRead;
          return;
        }
        if (outgoing.headersSent) socket.destroy();
        else socket.end(LATE, () => socket.destroy());
      });
      outgoing.once("close", stop);
    }
    passOn(incoming, outgoing);
  };
}
