import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

type Props = {
  intent: "remove" | "fits" | "earlier";
  label: string;
  children?: ReactNode;
};

/** An act on the whole transcript. */
export function TranscriptButton({ intent, label, children }: Props) {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look="outline" small busy={fetcher.state !== "idle"}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
