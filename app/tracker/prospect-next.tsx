import { CalendarPlus, MessagesSquare } from "lucide";
import { type ReactNode, useState } from "react";
import { setScriptProspect } from "~/script/script";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { ShortcutDialog } from "~/ui/shortcut-sheet";
import { UndoButton } from "~/ui/undo-button";
import { useKeys } from "~/ui/use-keys";
import { PROSPECT_KEYS } from "./acts/acts";
import { BookDialog } from "./acts/book-dialog";
import { LineToSend } from "./acts/line-to-send";
import { ProfileLink } from "./acts/profile-link";
import { ProspectKeys } from "./acts/prospect-keys";
import type { Acts } from "./acts/use-acts";
import { callText } from "./follow-ups/call-to-come";
import type { NextStep } from "./next-step.server";
import { nameOf, STATUSES } from "./prospect";
import type { Prospect } from "./prospect-columns.server";

type ProspectNextProps = {
  prospect: Prospect;
  next: NextStep;
  nextContactAt: string | null;
  scriptPath: string;
  acts: Acts;
  formId: string;
  /** Only its adder works on a prospect. */
  isOwn: boolean;
};

/** Where it stands, whom to reach how and when, the line to send, and the keys for what came of it (WEEK-1). */
export function ProspectNext({ prospect, next, isOwn, acts, formId, ...place }: ProspectNextProps) {
  const { nextContactAt, scriptPath } = place;
  const { line } = next;
  const awaitsAnswer =
    scriptPath === "" && line !== null && typeof line !== "string" && line.source.from !== "script";
  const { handle = null, platform = null } = prospect.finances ?? {};
  return (
    <section aria-labelledby="next" className="panel raised mt-6 p-5 sm:p-6">
      <h2 id="next" className="text-2xl">
        Next
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label="Status">
          <Badge tone="neutral">{STATUSES[prospect.status]}</Badge>
        </Fact>
        <Fact label="Next contact">
          <span className="[&_time]:whitespace-normal">
            <LocalTime at={nextContactAt} never="–" exact="minutes" />
          </span>
        </Fact>
        {(handle || platform) && (
          <Fact label="Profile">
            <ProfileLink handle={handle} platform={platform} profile={next.profile} />
          </Fact>
        )}
        {next.call && (
          <Fact label="Call">
            {callText(next.call)}
            <a
              href={`/tracker/${prospect.id}/call.ics`}
              download="call.ics"
              className="mt-1 flex min-h-6 items-center gap-1 font-normal text-sm underline underline-offset-4"
            >
              <Icon of={CalendarPlus} className="size-4" />
              Download invitation
            </a>
          </Fact>
        )}
      </dl>
      {isOwn && next.line !== null && (
        <Work prospect={prospect} next={next} line={next.line} acts={acts} formId={formId} />
      )}
      <a
        href={scriptPath ? `/script?${new URLSearchParams({ path: scriptPath })}` : "/script"}
        className={`${buttonClass("outline", true)} mt-4`}
        onClick={() => setScriptProspect({ ...prospect, awaitsAnswer })}
      >
        <Icon of={MessagesSquare} className="size-4" />
        Open the script {scriptPath ? "at this prospect's place" : ""}
      </a>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="font-semibold tabular [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

type WorkProps = Pick<ProspectNextProps, "prospect" | "next" | "acts" | "formId"> & {
  line: NonNullable<NextStep["line"]>;
};

function Work({ prospect, next, line, acts, formId }: WorkProps) {
  const { call, confirmation, profile } = next;
  const { copied, copy } = useCopied("Message");
  const [open, setOpen] = useState<"keys" | "book" | null>(null);
  const person = { ...prospect, name: nameOf(prospect), profile, coming: next.coming };
  const send = () => {
    if (typeof line === "string") return;
    void copy(line.text);
    acts.sent(person, line.source);
  };
  useKeys(({ key }) => {
    if (key === "?") setOpen("keys");
    if (key === "u") acts.undo();
  });
  return (
    <>
      <LineToSend line={line} isCopied={copied} onCopy={send} />
      <p role="status" className="mt-3 flex min-h-9 flex-wrap items-center gap-3">
        {acts.said}
        {acts.last && <UndoButton type="button" onClick={acts.undo} />}
        {acts.unsent.length > 0 && (
          <span className="text-quiet text-sm">{acts.unsent.length} not sent yet</span>
        )}
      </p>
      <ProspectKeys
        prospect={person}
        formId={formId}
        onAct={(outcome) => acts.act(person, outcome)}
        onBook={() => setOpen("book")}
        onCopy={send}
      />
      {open === "book" && (
        <BookDialog
          prospect={person}
          zone={call?.zone ?? prospect.finances?.zone ?? null}
          confirmation={confirmation?.message ?? ""}
          onBooked={(booked) => acts.act(person, "booked", { call: booked })}
          onConfirmed={() =>
            confirmation && acts.sent(person, { from: "follow-ups", line: confirmation.id })
          }
          onClose={() => setOpen(null)}
        />
      )}
      {open === "keys" && (
        <ShortcutDialog
          of="this prospect"
          shortcuts={[
            ["?", "Show this sheet"],
            ...PROSPECT_KEYS,
            ["u", "Undo the last outcome"],
            ["Ctrl K", "Search the whole portal"],
          ]}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
