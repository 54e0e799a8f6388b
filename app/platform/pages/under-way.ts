/** What the router is asking the server for at this moment. It renders when there is time, so rendered state is too late. */
import { type DataStrategyResult, useLoaderData, useMatches } from "react-router";

/** By route. */
export type Results = Record<string, DataStrategyResult>;

const underWay = { loads: 0, forms: 0 };
/** The newest data of each route that was loaded in this document. */
const newest = new Map<string, unknown>();

export async function watchedLoad(request: Request, results: Promise<Results>): Promise<Results> {
  const come = await counted("loads", results);
  if (request.signal.aborted) return come;
  for (const [route, { type, result }] of Object.entries(come))
    if (type === "data") newest.set(route, result);
  return come;
}

export function watchedForm(results: Promise<Results>): Promise<Results> {
  return counted("forms", results);
}

async function counted(kind: keyof typeof underWay, results: Promise<Results>): Promise<Results> {
  underWay[kind] += 1;
  try {
    return await results;
  } finally {
    underWay[kind] -= 1;
  }
}

export function isLoading(): boolean {
  return underWay.loads > 0;
}

export function isSending(): boolean {
  return underWay.forms > 0;
}

/** A function that returns whether the route's data may be older than a change that arrives now: on its way, or not rendered yet. */
export function useIsLoading(): () => boolean {
  const data: unknown = useLoaderData();
  const route = useMatches().find(({ loaderData }) => loaderData === data)?.id;
  return () => isLoading() || isOlder(route, data);
}

/** Whether newer data of this route has arrived than what is rendered. */
export function isOlder(route: string | undefined, rendered: unknown): boolean {
  return route !== undefined && newest.has(route) && newest.get(route) !== rendered;
}
