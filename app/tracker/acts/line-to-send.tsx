/** The line to send a prospect now, on their page and in My Day; without one it says why (WEEK-2). */

import { Copy } from "lucide";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { NextLine } from "./acts";
import { KeyHint } from "./prospect-keys";

type LineToSendProps = { line: NextLine | string; isCopied: boolean; onCopy: () => void };

export function LineToSend({ line, isCopied, onCopy }: LineToSendProps) {
  if (typeof line === "string") return <p className="mt-4">{line}</p>;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2">
      <h3 className="text-lg max-sm:self-center">{line.title}</h3>
      <p
        dir="auto"
        className="row-start-2 whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-5 py-4 text-lg [overflow-wrap:anywhere] max-sm:col-span-2 max-sm:px-4 max-sm:py-3 max-sm:text-base"
      >
        {line.text}
      </p>
      {/* On a phone next to the title, so the outcomes fit below. */}
      <Button
        look="outline"
        className="col-start-2 row-start-2 max-sm:row-start-1"
        onClick={onCopy}
      >
        <Icon of={Copy} className="size-4" />
        {isCopied ? "Copied" : "Copy"} <KeyHint of="c" />
      </Button>
    </div>
  );
}
