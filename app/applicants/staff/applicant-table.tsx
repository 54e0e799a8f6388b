import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import type { OfferedAct } from "~/auth/batches/batches.server";
import { LocalTime } from "~/ui/local-time";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { SelectBox, Selection, WithSelected } from "~/ui/selection";
import { Cell, FoldingRow, WideTable } from "~/ui/wide-table";
import { type Applicant, type ApplicantList, applicantPath, nameOf, unfitText } from "../applicant";
import { type ApplicantView, PAGE_SIZE, queryOf } from "../applicant-view";
import { choicesOf, type Stage, stageWords } from "../stages";
import { StageBadge, useApplicantMove } from "./stage";

const COLUMNS = ["Applicant", "Stage", "Applied", "Interview", "Move"];

type TableProps = { list: ApplicantList; view: ApplicantView; onMove: (who: Applicant) => void };

export function ApplicantTable({
  list,
  view,
  onMove,
  acts,
}: TableProps & { acts: readonly OfferedAct[] }) {
  const rows = list.applicants.map(({ id }) => id);
  return (
    <Selection rows={rows} view={queryOf(view, { page: view.page })}>
      <WideTable caption="Applicants" columns={COLUMNS}>
        {list.applicants.map((applicant) => (
          <ApplicantRow key={applicant.id} applicant={applicant} view={view} onMove={onMove} />
        ))}
      </WideTable>
      <PageSteps
        page={view.page}
        pages={pagesOf(list.found, PAGE_SIZE, view.page)}
        more={list.more}
        at={(page) => queryOf(view, { page })}
      />
      <WithSelected
        action="/admin/batches"
        sent={{ intent: "applicants", view: queryOf(view) }}
        acts={acts}
        found={list.found}
      />
    </Selection>
  );
}

type ApplicantProps = Omit<TableProps, "list"> & { applicant: Applicant };

function ApplicantRow({ applicant, view, onMove }: ApplicantProps) {
  const { stage, appliedAt, interviewAt, mail, qualified } = applicant;
  return (
    <FoldingRow
      name={nameOf(applicant)}
      box={<SelectBox id={applicant.id} name={nameOf(applicant)} />}
      head={
        <>
          <Link
            to={applicantPath(applicant.id, queryOf(view, { page: view.page }))}
            dir="auto"
            className="block w-fit max-w-full font-semibold underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-current"
          >
            {nameOf(applicant)}
          </Link>
          <span className="block text-quiet [overflow-wrap:anywhere] cards:text-xs">{mail}</span>
        </>
      }
    >
      <Cell label="Stage" line="first-end">
        <span className="grid gap-1 cards:justify-items-end">
          <span>
            <StageBadge stage={stage} />
          </span>
          {qualified === false && (
            <span className="text-danger cards:text-xs">{unfitText(applicant)}</span>
          )}
        </span>
      </Cell>
      <Cell label="Applied">
        <LocalTime at={appliedAt} never="" />
      </Cell>
      <Cell label="Interview">
        <LocalTime at={interviewAt} never="–" exact="minutes" />
      </Cell>
      <Cell label="Move">
        <MoveSelect applicant={applicant} onMove={onMove} />
      </Cell>
    </FoldingRow>
  );
}

type MoveProps = { applicant: Applicant; onMove: (who: Applicant) => void; prompt?: string };

/** The stages to choose from; works with every kind of input. `prompt`: shown if the stage is visible elsewhere. */
export function MoveSelect({ applicant, onMove, prompt }: MoveProps) {
  const move = useApplicantMove(onMove);
  const choices = choicesOf(applicant).filter((each) => !prompt || each !== applicant.stage);
  if (!useCan()("applicants.change") || applicant.anonymized || choices.length < (prompt ? 1 : 2))
    return null;
  return (
    <select
      aria-label={`Move ${nameOf(applicant)} to`}
      value={prompt ? "" : applicant.stage}
      onChange={({ target }) => move(applicant, target.value as Stage)}
      className="min-h-11 w-full max-w-48 rounded-control border border-line bg-surface px-2 text-sm hover:border-quiet"
    >
      {prompt && (
        <option value="" hidden>
          {prompt}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {stageWords(choice)}
        </option>
      ))}
    </select>
  );
}
