/** What the product reads of a generated feed, beside what it should. */
import { merged, type Span } from "./clock";
import type { Named } from "./events";
import type { Feed } from "./files";
import { readFeed } from "./reader";

/** In a few words each; none if the feed is read as it should be. */
export async function faultsOf(feed: Feed): Promise<string[]> {
  const read = await readFeed(feed.bytes, feed.reading).catch((error: unknown) => String(error));
  if (typeof read === "string") return [`refused: ${read}`];
  const names = (list: readonly string[], { title, uid }: Named) =>
    list.some((sentence) => sentence.includes(title) || sentence.includes(uid));
  const all = [...read.leftOut, ...read.guessed];
  const spans = merged(read.spans, feed.reading.window);
  const isOrdered = read.spans.every(
    ({ startsAt }, index) => startsAt >= (read.spans[index - 1]?.endsAt ?? startsAt),
  );
  return [
    ...(isOrdered ? [] : ["not in order"]),
    ...notIn(spans, feed.spans).map((span) => `not busy ${span}`),
    ...notIn(feed.spans, spans).map((span) => `busy ${span}`),
    ...feed.leftOut
      .filter((named) => !names(read.leftOut, named))
      .map(({ title }) => `not said to be left out: ${title}`),
    ...feed.guessed
      .filter((named) => !names(read.guessed, named))
      .map(({ title }) => `not said to be guessed: ${title}`),
    ...feed.read.filter((named) => names(all, named)).map(({ title }) => `said of ${title}`),
  ];
}

/** The first of the spans that the others do not have, as a person reads it. */
function notIn(others: readonly Span[], spans: readonly Span[]): string[] {
  const had = new Set(others.map(({ startsAt, endsAt }) => `${startsAt}-${endsAt}`));
  const missing = spans.filter(({ startsAt, endsAt }) => !had.has(`${startsAt}-${endsAt}`));
  return missing.slice(0, 1).map(({ startsAt, endsAt }) => {
    const minutes = (endsAt - startsAt) / 60_000;
    const more = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
    return `${new Date(startsAt).toISOString().slice(0, 16)}Z for ${minutes} min${more}`;
  });
}
