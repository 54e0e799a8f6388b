import { data } from "react-router";

/** What a refused sign-in tells its visitor; wrong, inactive and unknown codes cannot be told apart. */
export function signInFault(answer: Response, wrong = "Invalid access code") {
  const { status } = answer;
  if (status === 429) {
    const seconds = Number(answer.headers.get("Retry-After")) || 60;
    return data(
      {
        error: `Too many attempts. Try again in ${waitingTime(seconds)}, or ask your administrator for a sign-in link.`,
      },
      { status, headers: { "Retry-After": String(seconds) } },
    );
  }
  if (status === 401 || status === 400) return data({ error: wrong }, { status: 401 });
  return data({ error: "An unexpected error occurred" }, { status: status === 503 ? 503 : 500 });
}

/** A number of seconds in words. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
