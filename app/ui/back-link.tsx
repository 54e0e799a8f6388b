import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Icon } from "./icon";

/** Links to the parent page, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="quiet" small className="-ml-3 mb-2">
      <Icon of={ArrowLeft} className="size-4" />
      <span>{children}</span>
    </ButtonLink>
  );
}
