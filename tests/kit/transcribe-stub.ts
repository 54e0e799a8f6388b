/** An endpoint that speaks the OpenAI transcription call over real HTTP, and answers as a test says. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { boundaryOf, multipartForm } from "../../app/platform/web/multipart.server";

export type Heard = {
  authorization: string | undefined;
  model: string;
  format: string;
  bytes: number;
  name: string;
};
/** `body`: a text is sent as it is. */
type Answer = { status?: number; body: unknown };

export async function startTranscribeStub() {
  const heard: Heard[] = [];
  let answer: Answer = { body: { segments: [] } };
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const type = request.headers["content-type"] ?? "";
    const form = await multipartForm(Buffer.concat(parts), boundaryOf(type) ?? "");
    const file = form?.get("file");
    heard.push({
      authorization: request.headers.authorization,
      model: String(form?.get("model")),
      format: String(form?.get("response_format")),
      bytes: file instanceof File ? file.size : 0,
      name: file instanceof File ? file.name : "",
    });
    await held;
    response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/audio/transcriptions`;
  return {
    url,
    heard,
    env: { TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: "whisper-1", TRANSCRIBE_KEY: "key-of-the-tests" },
    answers(next: Answer) {
      answer = next;
    },
    /** Leaves calls without an answer until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
