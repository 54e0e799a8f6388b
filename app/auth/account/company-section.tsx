import { Building2, Unlink } from "lucide";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import type { FailedSignOn } from "../failed-sign-ons.server";
import type { Identity } from "../identities.server";

type CompanySectionProps = {
  identities: readonly Identity[];
  /** What the provider said when a link failed a moment ago. */
  failed: FailedSignOn | null;
  act: (fields: Record<string, string>) => unknown;
  busy: boolean;
  dialog: ReactNode;
};

/** Company accounts that sign in to this account, if the company has single sign-on (AUTH-7). */
export function CompanySection({ identities, failed, act, busy, dialog }: CompanySectionProps) {
  return (
    <section aria-labelledby="company" className="panel mt-6 p-6">
      <h2 id="company" className="text-xl">
        Company account
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Once it is linked, you can use your company's sign-on instead of an access code.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {identities.map(({ id, subject, linkedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Icon of={Building2} className="size-5 shrink-0 text-quiet" />
            <p className="min-w-0 flex-1 basis-48 break-words">
              <span className="font-semibold">{subject}</span>
              <span className="block text-quiet text-sm">
                linked <LocalTime at={linkedAt} never="" />
              </span>
            </p>
            <Button
              look="quiet"
              small
              busy={busy}
              aria-label={`Unlink ${subject}`}
              onClick={() => void act({ intent: "unlink-company", identityId: id })}
            >
              <Icon of={Unlink} className="size-4" />
              Unlink
            </Button>
          </li>
        ))}
      </ul>
      {failed && identities.length === 0 && (
        <p
          role="alert"
          className="mt-3 rounded-control bg-danger-soft px-4 py-3 text-danger text-sm [overflow-wrap:anywhere]"
        >
          {failed.said}
        </p>
      )}
      {identities.length === 0 && (
        <Button
          look="outline"
          className="mt-3"
          busy={busy}
          onClick={() => void act({ intent: "link-company" })}
        >
          Link a company account
        </Button>
      )}
      {dialog}
    </section>
  );
}
