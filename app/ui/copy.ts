import { useState } from "react";
import { showToast } from "./toast";
import { useTimer } from "./use-timer";

const COPIED_LASTS_MS = 2_000;

export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies a text and says so; `copied` stays true for two seconds. */
export function useCopied(label: string) {
  const [copied, setCopied] = useState(false);
  useTimer(copied ? COPIED_LASTS_MS : null, () => setCopied(false));
  async function copy(text: string): Promise<void> {
    const done = await copyText(text);
    setCopied(done);
    if (done)
      showToast({
        title: "Copied!",
        description: `${label} copied to clipboard`,
        tone: "success",
      });
    else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
  }
  return { copied, copy };
}
