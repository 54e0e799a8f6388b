import { ChevronRight, Copy, Ellipsis, FileChartColumn } from "lucide";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useCan } from "~/auth/auth";
import type { ActResult } from "~/platform/web/act-result";
import type { Coach } from "~/team/cohorts/cohorts.server";
import { copyText } from "~/ui/copy";
import { ConfirmDialog } from "~/ui/dialog";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { drawnOnce, IconButton } from "~/ui/icon-button";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type AskedPay, openPayOf } from "../open-pay";
import { CoachDialog } from "./coach-dialog";
import { RenameDialog } from "./create-user-dialog";
import type { Trainee } from "./trainees.server";

export const { icons, Drawn: RowIcons } = drawnOnce({
  ChevronRight,
  Copy,
  Ellipsis,
  FileChartColumn,
});

const MENU = "row-menu";
const CLIPBOARD_MISSING_LASTS_MS = 12_000;

type Change = "rotate" | "reset" | "activate" | "deactivate" | "delete";

/** The questions are the specification's words; its activate/deactivate is one of the two. */
function questionOf(change: Change, name: string): string {
  switch (change) {
    case "rotate":
      return `Are you sure you want to rotate the access code of ${name}? The old code, sign-in links and open sessions stop working immediately.`;
    case "reset":
      return `Are you sure you want to reset all training progress for ${name}? This action cannot be undone.`;
    case "delete":
      return `Are you sure you want to delete ${name}? This action cannot be undone.`;
    default:
      return `Are you sure you want to ${change} ${name}?`;
  }
}

const VERBS: Record<Change, string> = {
  rotate: "Rotate Code",
  reset: "Reset Progress",
  activate: "Activate",
  deactivate: "Deactivate",
  delete: "Delete",
};

/** An access code, or the path of a fresh sign-in address, to be copied right away. */
type Result = ActResult<{ code?: string; link?: string }>;

type Item = { words: string; onClick: () => void; look?: string };

type ActsOf = { trainees: readonly Trainee[]; coaches: readonly Coach[]; codesHidden: boolean };

/** The table's row actions: one menu and one set of dialogs, for the trainee chosen last. */
export function useRowActs({ trainees, coaches, codesHidden }: ActsOf) {
  const [chosen, setChosen] = useState("");
  const [asking, setAsking] = useState<Change | null>(null);
  const [pay, setPay] = useState<AskedPay | null>(null);
  const [editing, setEditing] = useState<"name" | "coach" | null>(null);
  const { act, result, busy, dialog } = useReauthenticatedForm<Result>();
  const can = useCan();
  const trainee = trainees.find(({ userId }) => userId === chosen);
  const name = trainee?.name ?? "";
  useResult(result, (told) => {
    const { toast } = told;
    const { code, link } = (told.done && told.value) || {};
    if (toast) showToast(toast);
    if (code) void copy("Access code", code);
    if (link) void copy(`Sign-in link for ${name}`, window.location.origin + link);
  });
  const ask = (intent: Change | "link" | "send-link") =>
    act({ intent, userId: chosen, ...(intent === "delete" && pay?.seen) });
  const askToDelete = async () => {
    setPay(await openPayOf(chosen, `${name} (deleted)`));
    setAsking("delete");
  };
  function copyCode({ userId, accessCode }: Trainee) {
    setChosen(userId);
    if (codesHidden) void act({ intent: "code", userId });
    else void copy("Access code", accessCode ?? "");
  }
  const power: Change = trainee?.isActive ? "deactivate" : "activate";
  const items: readonly (Item | false)[] = [
    can("links.make") && { words: "Copy Sign-in Link", onClick: () => void ask("link") },
    can("links.make") &&
      trainee?.mail != null && {
        words: "Send sign-in link",
        onClick: () => void ask("send-link"),
      },
    can("trainees.rename") && { words: "Rename", onClick: () => setEditing("name") },
    coaches.length > 0 && { words: "Coach", onClick: () => setEditing("coach") },
    can("codes.replace") && { words: VERBS.rotate, onClick: () => setAsking("rotate") },
    can("progress.reset") && { words: VERBS.reset, onClick: () => setAsking("reset") },
    can("trainees.switch") && { words: VERBS[power], onClick: () => setAsking(power) },
    can("trainees.delete") && {
      words: VERBS.delete,
      onClick: () => void askToDelete(),
      look: "text-danger",
    },
  ];
  const shown = items.filter((item) => item !== false);
  const about = trainee && <WhichTrainee trainee={trainee} />;
  const menu = (
    <>
      <Menu id={MENU}>
        {trainee ? (
          shown.map(({ words, onClick, look }) => (
            <button key={words} type="button" disabled={busy} onClick={onClick} className={look}>
              {words}
            </button>
          ))
        ) : (
          <p className="p-3 text-quiet text-sm">Changing a trainee needs JavaScript.</p>
        )}
      </Menu>
      {trainee && asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(null)}
          title={VERBS[asking]}
          verb={VERBS[asking]}
          look={asking === "activate" ? "primary" : "danger"}
          question={questionOf(asking, name)}
          about={
            <>
              {about}
              {asking === "delete" && pay?.about}
            </>
          }
          onConfirm={() => void ask(asking)}
        />
      )}
      {trainee && editing === "name" && (
        <RenameDialog trainee={trainee} about={about} onClose={() => setEditing(null)} />
      )}
      {trainee && editing === "coach" && (
        <CoachDialog
          coaches={coaches}
          current={trainee.coach?.userId ?? ""}
          description={`Who can see the progress and reports of ${name}, in addition to administrators.`}
          about={about}
          sent={{ intent: "coach", userId: chosen }}
          onClose={() => setEditing(null)}
        />
      )}
      {dialog}
    </>
  );
  return { menu, hasMenu: shown.length > 0, choose: setChosen, copyCode, codesHidden, busy };
}

export type RowActs = Omit<ReturnType<typeof useRowActs>, "menu">;

/** The most common actions as icons, and a menu for the rest. */
export function RowActions({ trainee, acts }: { trainee: Trainee; acts: RowActs }) {
  const can = useCan();
  const { search } = useLocation();
  const { name, userId, accessCode } = trainee;
  const { hasMenu, choose, copyCode, codesHidden, busy } = acts;
  return (
    <div className="row-actions">
      {can("codes.read") && (
        <IconButton
          icon={<icons.Copy />}
          label={`Copy access code of ${name}`}
          busy={codesHidden ? busy : accessCode === null}
          onClick={() => copyCode(trainee)}
        />
      )}
      {can("reports.read") && (
        <Link
          to={{ pathname: `/training/adminpanel/report/${userId}`, search }}
          preventScrollReset
          discover="none"
          aria-label={`Report of ${name}`}
          className="sign-button"
        >
          <icons.FileChartColumn />
        </Link>
      )}
      {hasMenu && (
        <MenuButton
          menu={MENU}
          label={`More for ${name}`}
          onClick={() => choose(userId)}
          className="sign-button"
        >
          <icons.Ellipsis />
        </MenuButton>
      )}
    </div>
  );
}

/** Tells trainees with the same name apart. */
function WhichTrainee({ trainee }: { trainee: Trainee }) {
  const { createdAt, mail, completed, progressDigits } = trainee;
  return (
    <>
      Created <LocalTime at={createdAt} never="" exact="minutes" />, {completed} of{" "}
      {progressDigits.length} lessons completed{mail && `, ${mail}`}
    </>
  );
}

/** Copies and says so; without a clipboard, shows the text long enough to write it down. */
async function copy(label: string, text: string): Promise<void> {
  const copied = await copyText(text);
  if (copied)
    showToast({ title: "Copied!", description: `${label} copied to clipboard`, tone: "success" });
  else showToast({ title: label, description: text, lasts: CLIPBOARD_MISSING_LASTS_MS });
}
