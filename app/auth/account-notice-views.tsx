import { ShieldAlert } from "lucide";
import { Link, useFetcher } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { type AccountNotice, noticeWords } from "./account-notice";

type NoticeBannerProps = { notice: AccountNotice; older: readonly AccountNotice[] };

/**
 * The latest security notice in one line, on top of every page until its person dismisses it, and of how many other
 * devices there are some; its link leads to all of them.
 */
export function NoticeBanner({ notice, older }: NoticeBannerProps) {
  const more = othersThan(notice, older);
  const fetcher = useFetcher();
  const { title, detail, advice } = noticeWords(notice);
  return (
    <section
      aria-label="Security notice"
      className="mb-4 flex items-center gap-2 rounded-control bg-warning-soft py-1 pr-1 pl-3 text-sm text-warning print:hidden"
    >
      <Icon of={ShieldAlert} className="size-5 shrink-0" />
      <Link
        to="/account"
        title={`${title}: ${detail}. ${advice}`}
        className="min-w-0 flex-1 truncate py-2"
      >
        <strong>{title}</strong>
        {more > 0 && ` (${more} more)`}: {detail},{" "}
        <LocalTime at={notice.at} never="" exact="minutes" />
      </Link>
      <fetcher.Form
        method="post"
        action="/account"
        onSubmit={toThePage}
        className="flex shrink-0 gap-2"
      >
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
        <span className="max-md:hidden">
          <ButtonLink to="/account" look="outline" small>
            Check your account
          </ButtonLink>
        </span>
      </fetcher.Form>
    </section>
  );
}

/** Its button goes away with the notice, so the focus moves to the page's content (WEEK-8). */
function toThePage(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
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

/** Of how many other devices and attempts there are notices: one answer settles all of a device. */
function othersThan(newest: AccountNotice, older: readonly AccountNotice[]): number {
  const about = ({ id, kind, facts }: AccountNotice) => `${kind} ${facts.device ?? id}`;
  return new Set(older.map(about).filter((each) => each !== about(newest))).size;
}
