/** An event stream, read as a browser reads it. */
import http from "node:http";

export type StreamReader = { close: () => void };

export type Change = { event: string; key: string; data: Record<string, unknown> };

/** `cookie`: of whoever listens; none is a visitor. */
type Listening = { topics: string; cookie?: string };

/** Opens a stream; answers when its first event has come. `heard` gets every change and its bytes. */
export function openStream(
  origin: string,
  { topics, cookie }: Listening,
  heard: (change: Change, bytes: number) => void,
): Promise<StreamReader> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "text/event-stream", ...(cookie && { Cookie: cookie }) };
    const request = http.get(`${origin}/live?topics=${topics}`, { agent: false, headers });
    request.on("error", reject);
    request.on("response", (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`No stream: ${answer.statusCode}`));
      let text = "";
      answer.setEncoding("utf8");
      answer.on("close", () => reject(new Error("A stream was closed before its first event")));
      answer.on("data", (chunk: string) => {
        const frames = (text + chunk).split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames) {
          const change = changeOf(frame);
          if (change !== null) heard(change, Buffer.byteLength(frame) + 2);
          else resolve({ close: () => request.destroy() });
        }
      });
    });
  });
}

function changeOf(frame: string): Change | null {
  if (!frame.startsWith("event: change\n")) return null;
  return JSON.parse(frame.slice(frame.indexOf("data: ") + 6)) as Change;
}
