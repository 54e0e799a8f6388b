/** What an administrator did while a page was open, in sentences. */
import { useState } from "react";

const RESET = "An administrator has reset your training progress, so every lesson starts over.";

/** Whether the progress was reset since this visit began, said in a sentence; `resets` counts them. */
export function useResetNews(visit: string, resets: number): string[] {
  const [begun, setBegun] = useState({ visit, resets });
  if (begun.visit !== visit) setBegun({ visit, resets });
  return begun.visit === visit && begun.resets !== resets ? [RESET] : [];
}

/** For someone who has the page open meanwhile. */
export function News({ news }: { news: readonly string[] }) {
  return (
    <>
      {news.map((sentence) => (
        <p key={sentence} role="status" className="mb-4 rounded-control bg-sunken px-4 py-3">
          {sentence}
        </p>
      ))}
    </>
  );
}
