import { ShieldAlert } from "lucide-react";
import { useFetcher } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { type AccountNotice, noticeWords } from "./account-notice";

/** The latest security notice, on top of every page until its person dismisses it; `more`: how many come after it. */
export function NoticeBanner({ notice, more }: { notice: AccountNotice; more: number }) {
  const fetcher = useFetcher();
  const { title, detail, advice } = noticeWords(notice);
  return (
    <section
      aria-label="Security notice"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-control bg-warning-soft px-4 py-3 text-warning sm:mb-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex items-center gap-2 font-semibold">
          <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
          {title}
        </p>
        <p className="break-words text-sm">
          {detail}, <LocalTime at={notice.at} never="" exact="minutes" />. {advice}
          {more > 0 && ` (${more} more)`}
        </p>
      </div>
      <fetcher.Form method="post" action="/account" className="flex flex-wrap gap-3">
        <input type="hidden" name="noticeId" value={notice.id} />
        <Button
          type="submit"
          name="intent"
          value="dismiss-notice"
          look="outline"
          small
          busy={fetcher.state !== "idle"}
        >
          It was me
        </Button>
        <ButtonLink to="/account" look="outline" small>
          Check your account
        </ButtonLink>
      </fetcher.Form>
    </section>
  );
}

/** Past and open notices of the account page. */
export function NoticeList({ notices }: { notices: readonly AccountNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="panel mt-6 p-6">
      <h2 id="notices" className="text-xl">
        Security notices
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice.id} className="py-3">
            <p className="font-semibold">{noticeWords(notice).title}</p>
            <p className="break-words text-quiet text-sm tabular">
              {noticeWords(notice).detail}, <LocalTime at={notice.at} never="" exact="minutes" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
