import {
  ChevronRight,
  Copy,
  FileChartColumn,
  KeyRound,
  Link2,
  Power,
  PowerOff,
  RotateCcw,
  Trash2,
  UserPen,
  UsersRound,
} from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useCan } from "~/auth/auth";
import { copyText } from "~/ui/copy";
import { ConfirmDialog } from "~/ui/dialog";
import { drawnOnce, IconButton } from "~/ui/icon-button";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Coach } from "../coaches.server";
import { CoachDialog } from "./coach-dialog";
import { RenameDialog } from "./create-user-dialog";
import type { PanelResult } from "./panel-action.server";
import type { Trainee } from "./trainees.server";

/** All icons of a row. */
export const { icons, Drawn: RowIcons } = drawnOnce({
  ...{ ChevronRight, Copy, FileChartColumn, KeyRound, Link2 },
  ...{ Power, PowerOff, RotateCcw, Trash2, UserPen, UsersRound },
});

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

type RowActionsProps = {
  trainee: Trainee;
  coaches: readonly Coach[];
  codesHidden: boolean;
  name: string;
};

export function RowActions({ trainee, coaches, codesHidden, name }: RowActionsProps) {
  const [asking, setAsking] = useState<Change | null>(null);
  const [editing, setEditing] = useState<"name" | "coach" | null>(null);
  const { act, answer, busy, dialog } = useReauthenticatedForm<PanelResult>();
  const can = useCan();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useResult(answer, ({ toast, link, code }) => {
    if (toast) showToast(toast);
    if (code) void copy("Access code", code);
    if (link) void copy(`Sign-in link for ${name}`, window.location.origin + link);
  });
  const ask = (intent: Change | "link" | "code") => act({ intent, userId: trainee.userId });
  const power: Change = trainee.isActive ? "deactivate" : "activate";
  return (
    <div className="row-actions">
      {can("codes.read") && (
        <IconButton
          icon={icons.Copy}
          label={`Copy access code of ${name}`}
          busy={codesHidden ? busy : trainee.accessCode === null}
          onClick={() =>
            void (codesHidden ? ask("code") : copy("Access code", trainee.accessCode ?? ""))
          }
        />
      )}
      {can("links.make") && (
        <IconButton
          icon={icons.Link2}
          label={`Copy sign-in link for ${name}`}
          busy={busy}
          onClick={() => void ask("link")}
        />
      )}
      {can("reports.read") && (
        <IconButton
          icon={icons.FileChartColumn}
          label={`Report of ${name}`}
          onClick={() =>
            void navigate(
              {
                pathname: `/training/adminpanel/report/${trainee.userId}`,
                search: search.toString(),
              },
              { preventScrollReset: true },
            )
          }
        />
      )}
      {can("trainees.rename") && (
        <IconButton
          icon={icons.UserPen}
          label={`Rename ${name}`}
          onClick={() => setEditing("name")}
        />
      )}
      {coaches.length > 0 && (
        <IconButton
          icon={icons.UsersRound}
          label={`Coach of ${name}`}
          onClick={() => setEditing("coach")}
        />
      )}
      {can("codes.replace") && (
        <IconButton
          icon={icons.KeyRound}
          label={`Rotate code of ${name}`}
          busy={busy}
          onClick={() => setAsking("rotate")}
        />
      )}
      {can("progress.reset") && (
        <IconButton
          icon={icons.RotateCcw}
          label={`Reset Progress of ${name}`}
          busy={busy}
          onClick={() => setAsking("reset")}
        />
      )}
      {can("trainees.switch") && (
        <IconButton
          icon={trainee.isActive ? icons.PowerOff : icons.Power}
          label={`${VERBS[power]} ${name}`}
          busy={busy}
          onClick={() => setAsking(power)}
        />
      )}
      {can("trainees.delete") && (
        <IconButton
          icon={icons.Trash2}
          label={`Delete ${name}`}
          busy={busy}
          onClick={() => setAsking("delete")}
        />
      )}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(null)}
          title={VERBS[asking]}
          verb={VERBS[asking]}
          look={asking === "activate" ? "primary" : "danger"}
          question={questionOf(asking, name)}
          about={<WhichTrainee trainee={trainee} />}
          onConfirm={() => void ask(asking)}
        />
      )}
      {editing === "name" && (
        <RenameDialog
          trainee={trainee}
          about={<WhichTrainee trainee={trainee} />}
          onClose={() => setEditing(null)}
        />
      )}
      {editing === "coach" && (
        <CoachDialog
          coaches={coaches}
          current={trainee.coach?.userId ?? ""}
          description={`Who sees the progress and reports of ${name}, besides administrators.`}
          about={<WhichTrainee trainee={trainee} />}
          sent={{ intent: "coach", userId: trainee.userId }}
          action="/training/adminpanel"
          onClose={() => setEditing(null)}
        />
      )}
      {dialog}
    </div>
  );
}

/** Tells trainees of the same name apart. */
function WhichTrainee({ trainee }: { trainee: Trainee }) {
  const { createdAt, mail, completed, heat } = trainee;
  return (
    <>
      Created <LocalTime at={createdAt} never="" exact="minutes" />, {completed} of {heat.length}{" "}
      lessons completed{mail && `, ${mail}`}
    </>
  );
}

/** Copies, and says so; where there is no clipboard, shows the text long enough to be written down. */
async function copy(label: string, text: string): Promise<void> {
  const copied = await copyText(text);
  if (copied)
    showToast({ title: "Copied!", description: `${label} copied to clipboard`, tone: "success" });
  else showToast({ title: label, description: text, lasts: CLIPBOARD_MISSING_LASTS_MS });
}
