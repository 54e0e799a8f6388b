import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { listBackups, whyUnusable } from "~/platform/backup/backup-directory.server";
import { failedRun } from "~/platform/backup/backup-runs.server";
import { isFresh, listProofs, type Proof, proofState } from "~/platform/backup/proofs.server";
import { MINUTE_MS } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/backups-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "backups.read");
  const { db, config } = context.get(requestContext);
  if (!config.backup) return { isOn: false as const };
  const { directory, everyHours } = config.backup;
  const unusable = await whyUnusable(directory);
  const [state, failed, proofs, backups] = await Promise.all([
    proofState(db),
    failedRun(db),
    listProofs(db),
    unusable ? [] : listBackups(directory),
  ]);
  return {
    isOn: true as const,
    directory,
    everyHours,
    unusable,
    failed: failed && { at: failed.at.toISOString(), fault: failed.fault },
    isFresh: isFresh(state, Date.now()),
    proven: state.proven && shownProof(state.proven),
    proofs: proofs.map(shownProof),
    backups: backups.map(({ at, bytes }) => ({ at: at.toISOString(), bytes })),
  };
}

function shownProof({ madeAt, triedAt, ...proof }: Proof) {
  return { ...proof, madeAt: madeAt.toISOString(), triedAt: triedAt.toISOString() };
}

type ShownProof = ReturnType<typeof shownProof>;

export const handle = {
  title: "Backups",
  fault: "Failed to load the backups",
};

/** ONE-4. */
export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Backups</h1>
      {loaderData.isOn ? <Scheduled {...loaderData} /> : <SwitchedOff />}
    </>
  );
}

function SwitchedOff() {
  return (
    <p className="panel mt-6 max-w-prose p-6">
      No backups are made of this database.{" "}
      <Link to="/admin/settings/backups" className="underline underline-offset-4">
        Switch them on
      </Link>{" "}
      in the settings.
    </p>
  );
}

const ALERT = "mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger [overflow-wrap:anywhere]";

type ScheduledProps = Extract<Route.ComponentProps["loaderData"], { isOn: true }>;

function Scheduled(props: ScheduledProps) {
  const { directory, everyHours, unusable, failed, proven, isFresh, proofs, backups } = props;
  return (
    <>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        A backup is made every {everyHours === 1 ? "hour" : `${everyHours} hours`}. Once a day the
        newest one is restored into a scratch database and compared with what was backed up.{" "}
        <Link to="/admin/media" className="underline underline-offset-4">
          Uploaded videos
        </Link>{" "}
        are not in it.
      </p>
      {failed && !unusable && (
        <p role="alert" className={ALERT}>
          The last backup failed, on <LocalTime at={failed.at} never="" exact="minutes" />:{" "}
          {failed.fault} It is tried again every ten minutes. Older backups are kept.
        </p>
      )}
      {unusable && (
        <p role="alert" className={ALERT}>
          No backup can be made: {unusable} Choose another folder in the{" "}
          <Link to="/admin/settings/backups" className="underline underline-offset-4">
            settings
          </Link>
          , or correct it on the server.
        </p>
      )}
      <LastProven proven={proven} isFresh={isFresh} />
      <section aria-labelledby="proofs" className="mt-8">
        <h2 id="proofs" className="text-2xl">
          Restores
        </h2>
        {proofs.length === 0 ? (
          <p className="panel mt-3 p-6 text-quiet">No backup has been restored yet.</p>
        ) : (
          <ul className="panel mt-3 divide-y divide-line">
            {proofs.map((proof) => (
              <ProofRow key={proof.id} proof={proof} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="files" className="mt-8">
        <h2 id="files" className="text-2xl">
          Files on this server
        </h2>
        <p className="mt-1 text-quiet">
          In <code className="[overflow-wrap:anywhere]">{directory}</code>. Copy them to another
          machine.
        </p>
        {backups.length === 0 ? (
          <p className="panel mt-3 p-6 text-quiet">
            There is none here. If Setpoint runs on several servers, one of them makes the backups.
          </p>
        ) : (
          <ul className="panel mt-3 divide-y divide-line">
            {backups.map(({ at, bytes }) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-6 px-5 py-3 tabular">
                <LocalTime at={at} never="" exact="minutes" />
                <span className="text-quiet">{sizeText(bytes)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function LastProven({ proven, isFresh }: Pick<ScheduledProps, "proven" | "isFresh">) {
  const look = isFresh ? "bg-success-soft text-success" : "bg-danger-soft text-danger";
  return (
    <p role={isFresh ? "status" : "alert"} className={`mt-6 rounded-control px-4 py-3 ${look}`}>
      {proven === null ? (
        "No backup has ever been proven by a restore."
      ) : (
        <>
          {isFresh ? "Last proven: " : "No backup was proven in the last two days. Last proven: "}
          <LocalTime at={proven.triedAt} never="" exact="minutes" />, with the backup of{" "}
          <LocalTime at={proven.madeAt} never="" exact="minutes" />.
        </>
      )}
    </p>
  );
}

const RESULTS = {
  proven: { words: "Proven", tone: "success" },
  failed: { words: "Failed", tone: "danger" },
  "not-allowed": { words: "Not possible", tone: "danger" },
} as const satisfies Record<Proof["result"], { words: string; tone: string }>;

function ProofRow({ proof }: { proof: ShownProof }) {
  const { words, tone } = RESULTS[proof.result];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <Badge tone={tone}>{words}</Badge>
      <span className="mr-auto min-w-0">
        <LocalTime at={proof.triedAt} never="" exact="minutes" />
        <span className="block text-quiet text-sm [overflow-wrap:anywhere]">
          {meaningOf(proof)}
        </span>
      </span>
      <span className="text-quiet text-sm tabular">{durationText(proof.tookMs)}</span>
    </li>
  );
}

function meaningOf({ result, backup, tables, rows, reason }: ShownProof): string {
  if (result === "proven")
    return `${backup}: ${rows?.toLocaleString("en-US")} rows in ${tables} tables, all the same`;
  if (result === "failed") {
    const named = reason?.startsWith(backup) ? reason : `${backup}: ${reason}`;
    return `${named} It is tried again every hour.`;
  }
  return "The database user may not create the scratch database. Allow it with ALTER ROLE … CREATEDB, or restore a backup by hand now and then.";
}

function durationText(ms: number): string {
  return ms < MINUTE_MS ? `${(ms / 1_000).toFixed(1)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const format = { style: "unit", unit: UNITS[power], maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat("en-US", format).format(bytes / 1_000 ** power);
}
