import { useRef } from "react";
import { useFetcher } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

/** For a name that was misheard throughout. */
export function ReplaceForm({ find }: { find: string }) {
  const fetcher = useFetcher<ActResult>();
  const form = useRef<HTMLFormElement>(null);
  useResult(fetcher.data, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    form.current?.reset();
  });
  return (
    <details className="mt-2">
      <summary className="min-h-11 w-fit py-2.5 font-semibold text-sm">Find and replace</summary>
      <fetcher.Form ref={form} method="post" className="panel grid gap-4 p-5">
        <input type="hidden" name="intent" value="replace" />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            key={find}
            name="find"
            label="Replace"
            required
            defaultValue={find}
            error={faultIn(fetcher.data)}
          />
          <TextField name="put" label="With" />
        </div>
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name="exact" className="size-5" />
          <span>Upper and lower case have to match</span>
        </label>
        <div>
          <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
            Replace all
          </Button>
        </div>
      </fetcher.Form>
    </details>
  );
}
