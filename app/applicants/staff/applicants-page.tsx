import { Columns3, Rows3 } from "lucide";
import { useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { ButtonLink } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { type Applicant, type ApplicantList, countText, foundIn } from "../applicant";
import { listApplicants } from "../applicant-list.server";
import { type ApplicantView, isFiltered, queryOf, viewOf } from "../applicant-view";
import { STAGES, type Stage, stageWords } from "../stages";
import type { Route } from "./+types/applicants-page";
import { ApplicantBoard } from "./applicant-board";
import { ApplicantTable } from "./applicant-table";
import { AddApplicant } from "./contact-dialogs";
import { APPLICANT_BATCHES } from "./staff.server";
import { listActs } from "./staff-acts.server";
import { MoveResult } from "./stage";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "applicants.read");
  const view = viewOf(new URL(request.url).searchParams);
  const list = await listApplicants(context.get(requestContext).db, view);
  const acts = offeredActs(viewer, APPLICANT_BATCHES);
  const canMail = context.get(requestContext).config.mail !== undefined;
  return { list, view: { ...view, page: list.page }, acts, canMail };
}

export const action = listActs;

export const handle = {
  title: "Applicants",
  fault: "Failed to load the applicants",
};

/** APPL-1. */
export default function ApplicantsPage({ loaderData }: Route.ComponentProps) {
  const { list, view } = loaderData;
  const [moved, setMoved] = useState<ReadonlyMap<string, Applicant>>(new Map());
  const onMove = (who: Applicant) => setMoved((before) => new Map(before).set(who.id, who));
  const refresh = useRefresh();
  useLive(["applicants"], refresh);
  return (
    <>
      {[...moved.values()].map((applicant) => (
        <MoveResult key={applicant.id} applicant={applicant} />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Applicants</h1>
          <p className="mt-2 text-lg text-quiet">From application to trainee.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <AddApplicant canMail={loaderData.canMail} />
          <Views view={view} />
        </div>
      </div>
      <StageTabs view={view} list={list} />
      <Filters view={view} found={list.found} />
      {list.applicants.length === 0 && view.view !== "board" ? (
        <Nothing view={view} />
      ) : view.view === "board" ? (
        <ApplicantBoard list={list} view={view} onMove={onMove} />
      ) : (
        <ApplicantTable list={list} view={view} onMove={onMove} acts={loaderData.acts} />
      )}
    </>
  );
}

const VIEW_LINK =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-4 font-semibold text-sm hover:border-quiet aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong";

function Views({ view }: { view: ApplicantView }) {
  return (
    <nav aria-label="View" className="flex flex-wrap gap-2">
      <Link
        to={queryOf(view, { view: undefined })}
        aria-current={view.view ? undefined : "page"}
        className={VIEW_LINK}
      >
        <Icon of={Rows3} className="size-4" />
        Table
      </Link>
      <Link
        to={queryOf(view, { view: "board" })}
        aria-current={view.view ? "page" : undefined}
        className={VIEW_LINK}
      >
        <Icon of={Columns3} className="size-4" />
        Board
      </Link>
    </nav>
  );
}

/** The stages with their counts. */
function StageTabs({ view, list }: { view: ApplicantView; list: ApplicantList }) {
  const tab = (stage: Stage | undefined, words: string) => (
    <Link
      key={words}
      to={queryOf(view, { stage })}
      aria-current={view.stage === stage ? "page" : undefined}
      preventScrollReset
      className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 font-semibold text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {words}
      <span className="font-normal text-sm tabular">
        {countText(foundIn(list.counts, stage ? [stage] : STAGES))}
      </span>
    </Link>
  );
  return (
    <nav aria-label="Stages" className="mt-6 flex flex-wrap gap-1 border-line border-b">
      {tab(undefined, "All")}
      {STAGES.map((stage) => tab(stage, stageWords(stage)))}
    </nav>
  );
}

/** Search and filters; the address holds them. */
function Filters({ view, found }: { view: ApplicantView; found: number | null }) {
  const submit = useSubmit();
  const { page: _, ...shown } = view;
  return (
    <Form
      key={JSON.stringify(shown)}
      role="search"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget);
      }}
      className="panel mt-4 grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-[2fr_1fr_auto]"
    >
      {view.view && <input type="hidden" name="view" value={view.view} />}
      {view.stage && <input type="hidden" name="stage" value={view.stage} />}
      <div className="col-span-2 lg:col-span-1">
        <SearchField defaultValue={view.q} placeholder="Name or email" />
      </div>
      <SelectField name="qualified" label="Qualifies" defaultValue={view.qualified ?? ""}>
        <option value="">All</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </SelectField>
      <SearchButtons clearTo={isFiltered(view) ? queryOf({ page: 1, view: view.view }) : null} />
      <p role="status" className="col-span-full text-quiet text-sm tabular">
        {countText(found)} found
      </p>
    </Form>
  );
}

function Nothing({ view }: { view: ApplicantView }) {
  const isEmpty = !isFiltered(view) && view.page === 1;
  return (
    <div className="panel mt-4 grid justify-items-center gap-4 p-10 text-center text-quiet">
      <p>
        {isEmpty
          ? "No applicants yet. Applications from the hiring page appear here right away."
          : "No applicants match your search and filters."}
      </p>
      {!isEmpty && (
        <ButtonLink to="/admin/applicants" look="outline">
          Show everyone
        </ButtonLink>
      )}
    </div>
  );
}
