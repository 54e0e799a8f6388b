import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { useToast } from "~/ui/toast";
import type { Scorecard, Scorecards } from "../scorecards.server";

const RECOMMENDATIONS = ["Strong no", "No", "Yes", "Strong yes"];

type Criterion = { title: string; text: string };

type SectionProps = { criteria: readonly Criterion[]; cards: Scorecards; open: boolean };

/** One's own scorecard first; those of others are shown once it is sent. */
export function ScorecardSection({ criteria, cards, open }: SectionProps) {
  const { own, others, hidden } = cards;
  const mayScore = useCan()("applicants.change") && open;
  return (
    <section aria-labelledby="scorecards" className="panel p-5 sm:p-6">
      <h2 id="scorecards" className="text-xl">
        Scorecards
      </h2>
      {own === null && hidden > 0 && (
        <p className="mt-2 text-quiet">
          {hidden === 1 ? "One other scorecard is" : `${hidden} other scorecards are`} shown once
          you have sent yours.
        </p>
      )}
      {own === null && hidden === 0 && !mayScore && <p className="mt-2 text-quiet">None sent.</p>}
      {own && <Card card={own} title="Yours" />}
      {others.map((card) => (
        <Card key={card.authorId} card={card} title={card.authorName} />
      ))}
      {own === null && mayScore && <ScoreForm criteria={criteria} />}
    </section>
  );
}

function Card({ card, title }: { card: Scorecard; title: string }) {
  return (
    <article className="mt-4 border-line border-t pt-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-2 text-base">
        {title}
        <span className="font-normal text-quiet text-sm">
          <LocalTime at={card.sentAt} never="" exact="minutes" />
        </span>
      </h3>
      <p className="mt-1 font-semibold">{RECOMMENDATIONS[card.recommendation - 1]}</p>
      <dl className="mt-2 grid gap-2 text-sm">
        {card.scores.map(({ criterion, score, note }) => (
          <div key={criterion} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt>{criterion}</dt>
            <dd className="tabular">{score} of 4</dd>
            {note && (
              <dd dir="auto" className="col-span-2 text-quiet [overflow-wrap:anywhere]">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {card.note && (
        <p dir="auto" className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {card.note}
        </p>
      )}
    </article>
  );
}

function ScoreForm({ criteria }: { criteria: readonly Criterion[] }) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  return (
    <fetcher.Form method="post" className="mt-4 grid gap-5">
      <input type="hidden" name="intent" value="score" />
      <p className="text-quiet text-sm">Score each from 1 (poor) to 4 (strong).</p>
      {criteria.map(({ title, text }, at) => (
        <fieldset key={title} className="grid gap-2 border-line border-t pt-4">
          <legend className="float-left font-semibold">{title}</legend>
          <p className="text-quiet text-sm">{text}</p>
          <Scale name={`score ${at}`} labels={["1", "2", "3", "4"]} />
          <input
            name={`note ${at}`}
            maxLength={2_000}
            aria-label={`Note on ${title}`}
            placeholder="Note"
            className="min-h-11 w-full rounded-control border border-line bg-surface px-3.5 text-base placeholder:text-quiet hover:border-quiet"
          />
        </fieldset>
      ))}
      <fieldset className="grid gap-2 border-line border-t pt-4">
        <legend className="float-left font-semibold">Recommendation</legend>
        <Scale name="recommendation" labels={RECOMMENDATIONS} />
      </fieldset>
      <TextArea name="note" label="Overall note" rows={3} maxLength={2_000} />
      <p>
        <Button type="submit" busy={fetcher.state !== "idle"}>
          Send scorecard
        </Button>
      </p>
    </fetcher.Form>
  );
}

function Scale({ name, labels }: { name: string; labels: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {labels.map((label, at) => (
        <label
          key={label}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3.5 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input type="radio" name={name} value={at + 1} required className="accent-accent" />
          {label}
        </label>
      ))}
    </div>
  );
}
