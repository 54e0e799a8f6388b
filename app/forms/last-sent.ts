/**
 * The token of the form that was sent last in this tab. After Back or a reload the same answers go out with it again, so the
 * server takes them for what they are. Of the answers it holds only a mark.
 */
import type { Solution } from "~/platform/proof-of-work/puzzle";
import { parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import type { IntakeValues } from "./form";

type Sent = Solution & { mark: string };

const nameOf = (path: string) => `sent ${path}`;

/** Null forgets it. */
export function rememberSent(path: string, sent: Sent | null): void {
  inStorage((storage) => storage.setItem(nameOf(path), JSON.stringify(sent)), "sessionStorage");
}

export function lastSent(path: string, mark: string): Solution | null {
  const sent = inStorage(
    (storage) => parsedJson<Sent>(storage.getItem(nameOf(path)) ?? ""),
    "sessionStorage",
  );
  return sent?.mark === mark ? { token: sent.token, proof: sent.proof } : null;
}

/** Other answers have another one, as good as always; where not, the server compares them. */
export function markOf(values: IntakeValues): string {
  let mark = 0;
  for (const letter of JSON.stringify(values))
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return String(mark);
}
