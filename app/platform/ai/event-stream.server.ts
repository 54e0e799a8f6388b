/** A response sent piece by piece as server-sent events, which stops when no one reads it. */
import { streamed } from "../web/responses.server";

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

type Ends<Event> = {
  /** Sent instead of the rest if producing the events fails. */
  onFault: (error: unknown) => Event;
  /** The reader disconnected. */
  onCancel: () => void;
};

/** Sends each event as JSON, as fast as it is read. */
export function eventStream<Event>(
  request: Request,
  events: AsyncIterator<Event>,
  { onFault, onCancel }: Ends<Event>,
): Response {
  const encoder = new TextEncoder();
  let isRead = true;
  const open = () =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const send = (event: Event) =>
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        try {
          const { done, value } = await events.next();
          // Output after the reader has disconnected is dropped.
          if (!isRead) return;
          if (done) controller.close();
          else send(value);
        } catch (error) {
          if (!isRead) return;
          send(onFault(error));
          controller.close();
        }
      },
      cancel() {
        isRead = false;
        onCancel();
      },
    });
  return streamed(request, HEADERS, open);
}
