/** An event stream, read as a browser reads it. */
import http from "node:http";

export type StreamReader = { close: () => void };

export type Change = { event: string; key: string; data: Record<string, unknown> };

/** `cookie`: the listener's; none is a visitor. */
type Listening = { topics: string; cookie?: string };

/** `other`: an event that is not a change, by its name. `lost`: the stream ended, but not because of its reader. */
type Otherwise = { other?: (event: string) => void; lost?: () => void };

/** Opens a stream; resolves when its first event has come. `heard` gets every change and its bytes. */
export function openStream(
  origin: string,
  { topics, cookie }: Listening,
  heard: (change: Change, bytes: number) => void,
  { other, lost }: Otherwise = {},
): Promise<StreamReader> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "text/event-stream", ...(cookie && { Cookie: cookie }) };
    const request = http.get(`${origin}/live?topics=${topics}`, { agent: false, headers });
    let closing = false;
    const close = () => {
      closing = true;
      request.destroy();
    };
    request.on("error", reject);
    request.on("response", (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`No stream: ${response.statusCode}`));
      let text = "";
      response.setEncoding("utf8");
      response.on("error", reject);
      response.on("close", () => {
        reject(new Error("A stream was closed before its first event"));
        if (!closing) lost?.();
      });
      response.on("data", (chunk: string) => {
        const frames = (text + chunk).split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames) {
          const change = changeOf(frame);
          if (change !== null) heard(change, Buffer.byteLength(frame) + 2);
          else other?.(/^event: (.*)$/m.exec(frame)?.[1] ?? "");
          resolve({ close });
        }
      });
    });
  });
}

function changeOf(frame: string): Change | null {
  if (!frame.startsWith("event: change\n")) return null;
  return JSON.parse(frame.slice(frame.indexOf("data: ") + 6)) as Change;
}
