/** The event stream of one trainee's dashboard, read as a browser reads it. */
import http from "node:http";
import type { Trainee } from "./trainees.ts";

export type StreamReader = { close: () => void };

type Change = { event: string; key: string; data: { positionSeconds?: number } };

/** Opens a stream; answers when its first event has come. `heard` gets the position of every progress change. */
export function openStream(
  origin: string,
  { cookie }: Trainee,
  heard: (positionSeconds: number) => void,
): Promise<StreamReader> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "text/event-stream", Cookie: cookie };
    const request = http.get(`${origin}/live?topics=progress`, { agent: false, headers });
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
          const position = changedPosition(frame);
          if (position !== null) heard(position);
          else resolve({ close: () => request.destroy() });
        }
      });
    });
  });
}

function changedPosition(frame: string): number | null {
  if (!frame.startsWith("event: change\n")) return null;
  const change = JSON.parse(frame.slice(frame.indexOf("data: ") + 6)) as Change;
  return change.event === "progress" ? (change.data.positionSeconds ?? null) : null;
}
