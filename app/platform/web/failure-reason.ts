/** Why a request of ours got no response: the reason below "fetch failed". */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}

/** Requests with a key or a message of ours end there: it would go to an address that no one entered. */
export const NOT_FOLLOWED = "redirects to another address, which is not followed. Enter that one.";

export function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400;
}
