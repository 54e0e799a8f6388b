/** What a trial of settings gets and gives, and what limits it. */
import type { RouterContextProvider } from "react-router";
import type { Config } from "~/platform/config/config.server";
import type { Unreadable } from "~/platform/web/unreadable";

/** `context`: of the request; `config`: what would count; `typed`: the form. */
export type Trial = {
  context: Readonly<RouterContextProvider>;
  userId: string;
  config: Config;
  typed: Readonly<Record<string, string>>;
};

/** `faults`: what has to be typed first. */
export type Tried =
  | { works: string }
  | { fails: string }
  | { faults: Readonly<Record<string, string>> };

export const LONGEST_MS = 20_000;
export const LATE = `There was no answer within ${LONGEST_MS / 1_000} seconds.`;

/** The result, or that it takes too long. */
export async function within<Result>(work: Promise<Result>): Promise<Result | typeof LATE> {
  const { promise, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => resolve(LATE), LONGEST_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** With the system's own words, which tell a wrong name from a closed port or a bad certificate. */
export function unreadableWords({ message, cause }: Unreadable): string {
  return cause instanceof Error && cause.message ? `${message} ${cause.message}` : message;
}
