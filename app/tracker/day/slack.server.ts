/** Sends a text to a Slack channel through its incoming webhook (DAY-2). */
import type { RouterContextProvider } from "react-router";
import { fetchWithin } from "~/platform/web/json";
import { trackerSettingsOf } from "~/settings/settings.server";

const WAIT_MS = 5_000;

/** Null, or why it was not sent. The address was checked when it was set: only Slack's own host is accepted. */
export async function sendToSlack(webhook: string, text: string): Promise<string | null> {
  const response = await fetchWithin(WAIT_MS, webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text: escaped(text) }),
    redirect: "error",
  });
  if (response === null) return "Slack could not be reached. Copy the text, or try again.";
  if (response.ok) return null;
  await response.body?.cancel();
  return `Slack refused the text (${response.status}). Ask an administrator to check the webhook in Settings.`;
}

/** Slack reads three characters as its own markup. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Where the end-of-day summary goes, and a setter's targets. */
export function daySettings(context: Readonly<RouterContextProvider>) {
  const { maskFinances: _, nameSetters: __, accounts: ___, ...shown } = trackerSettingsOf(context);
  return shown;
}
