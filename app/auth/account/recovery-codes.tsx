import { Copy } from "lucide-react";
import { Button } from "~/ui/button";
import { copyText } from "~/ui/copy";
import { showToast } from "~/ui/toast";

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mt-5 rounded-control border border-line bg-sunken/50 p-4">
      <h3 className="text-base">Your recovery codes</h3>
      <p className="mt-1 max-w-prose text-sm">
        Keep them somewhere other than your phone: each signs you in once if you can't use the app.
        They are shown only now.
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="font-semibold tracking-wider tabular">
            {code}
          </li>
        ))}
      </ul>
      <Button look="outline" small className="mt-4" onClick={() => void copyAll(codes)}>
        <Copy aria-hidden="true" className="size-4" />
        Copy all
      </Button>
    </div>
  );
}

async function copyAll(codes: readonly string[]): Promise<void> {
  const copied = await copyText(codes.join("\n"));
  if (copied)
    showToast({
      title: "Copied!",
      description: "Recovery codes copied to clipboard",
      tone: "success",
    });
  else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
}
