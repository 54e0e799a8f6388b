/** JSON from outside, and the browser's way to ask for it, in which whatever fails is null. */

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** An answer of the server, whatever it says; null where it cannot be reached. */
export async function reached(address: string, init?: RequestInit): Promise<Response | null> {
  return fetch(address, init).catch(() => null);
}

/** What an answer of our own server holds, by the type that it is written with; null where that is no JSON. */
export async function jsonOf<Content>(answer: Response | null): Promise<Content | null> {
  return answer?.json().catch(() => null) ?? null;
}

/** What an address of our own server answers; null where it cannot be reached or refuses, which must not replace the page. */
export async function readJson<Content>(address: string): Promise<Content | null> {
  const answer = await reached(address);
  return answer?.ok && !answer.redirected ? jsonOf(answer) : null;
}
