/** The line to send a prospect now, on their page and in My Day; without one it says why (WEEK-2). */
import { Copy } from "lucide-react";
import { Button } from "~/ui/button";
import type { NextLine } from "./acts";
import { KeyHint } from "./prospect-keys";

type LineToSendProps = { line: NextLine | string; isCopied: boolean; onCopy: () => void };

export function LineToSend({ line, isCopied, onCopy }: LineToSendProps) {
  if (typeof line === "string") return <p className="mt-4">{line}</p>;
  return (
    <>
      <h3 className="mt-4 text-lg">{line.title}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <p
          dir="auto"
          className="min-w-0 flex-1 basis-64 whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-5 py-4 text-lg [overflow-wrap:anywhere]"
        >
          {line.text}
        </p>
        <Button look="outline" onClick={onCopy}>
          <Copy aria-hidden="true" className="size-4" />
          {isCopied ? "Copied" : "Copy"} <KeyHint of="c" />
        </Button>
      </div>
    </>
  );
}
