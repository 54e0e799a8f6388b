/**
 * The product in pictures, drawn from its own components: screenshots would be in another company's colors, exist twice
 * for light and dark, and go out of date.
 */
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { ProgressBar, ProgressRing } from "~/ui/progress";
import type { Landing } from "./copy/landing.server";
import { PhoneRow } from "./section";

type Product = Landing["product"];
type Modules = Landing["curriculum"]["modules"];

const SAMPLE_PERCENT = 46;
const LESSONS_SHOWN = 4;
const COMPLETE = 100;
/** Each lesson's progress: two are done, one has begun. */
const SAMPLE_LESSONS = [COMPLETE, COMPLETE, 40, 0];

/** LAND-9: images of the product, made from its own components with sample data; the sides alternate by row. */
export function ProductTour({ product, modules }: { product: Product; modules: Modules }) {
  const { training, script, tracker, board } = product;
  return (
    <PhoneRow name="Product pictures" className="mt-8 sm:mt-16">
      <ol className="phone-row grid gap-4 sm:gap-24">
        <TourStop {...training}>
          <TrainingShot training={training} modules={modules} />
        </TourStop>
        <TourStop {...script}>
          <ScriptShot script={script} />
        </TourStop>
        <TourStop {...tracker}>
          <TrackerShot tracker={tracker} />
        </TourStop>
        <TourStop {...board}>
          <BoardShot board={board} />
        </TourStop>
      </ol>
    </PhoneRow>
  );
}

type TourStopProps = { title: string; text: string; children: ReactNode };

function TourStop({ title, text, children }: TourStopProps) {
  return (
    <li className="group/stop grid items-center gap-x-16 gap-y-5 max-sm:snap-start max-sm:grid-rows-[auto_1fr] max-sm:items-stretch sm:gap-y-7 lg:grid-cols-2">
      <div className="lg:group-even/stop:order-last">
        <h3 className="text-2xl leading-tight sm:text-4xl">{title}</h3>
        <p className="mt-2 max-w-[32rem] text-quiet sm:mt-4 sm:text-lg">{text}</p>
      </div>
      <figure
        role="img"
        aria-label={title}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center rounded-[28px] bg-accent-soft p-4 sm:p-8"
      >
        <div className="panel p-4 floating sm:p-6">{children}</div>
      </figure>
    </li>
  );
}

function TrainingShot({ training, modules }: Pick<Product, "training"> & { modules: Modules }) {
  const lessons = modules.flatMap((module) => module.lessons).slice(0, LESSONS_SHOWN);
  return (
    <div className="flex flex-wrap items-center justify-center gap-6">
      <div className="grid justify-items-center gap-3">
        <ProgressRing percent={SAMPLE_PERCENT} label={training.label} />
        <p className="text-quiet text-sm">{training.label}</p>
      </div>
      <ul className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)] gap-4">
        {lessons.map((lesson, at) => {
          const percent = SAMPLE_LESSONS[at] ?? 0;
          return (
            <li key={lesson}>
              <p className="mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
                <span className="min-w-0 truncate font-semibold">
                  {at + 1}. {lesson}
                </span>
                {percent === COMPLETE && <Badge tone="success">{training.done}</Badge>}
              </p>
              <ProgressBar percent={percent} done={percent === COMPLETE} label={lesson} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ScriptShot({ script }: Pick<Product, "script">) {
  const { step, message, question, replies, answer } = script;
  return (
    <div className="text-[0.95rem]">
      <p className="font-heading font-semibold text-lg">{step}</p>
      <p className="mt-3 rounded-panel rounded-br-sm bg-accent-soft px-4 py-3">{message}</p>
      <p className="mt-4 text-quiet text-sm">{question}</p>
      <ol className="mt-2 grid gap-2">
        {replies.map((reply, at) => (
          <li
            key={reply}
            className={`flex items-center gap-3 rounded-control border px-3 py-2 ${
              at === 0 ? "border-accent bg-accent-soft" : "border-line"
            }`}
          >
            <span className="grid size-6 shrink-0 place-content-center rounded border border-line bg-sunken text-quiet text-xs tabular">
              {at + 1}
            </span>
            {reply}
          </li>
        ))}
      </ol>
      <p className="mt-4 ml-6 border-accent border-l-2 py-1 pl-4">{answer}</p>
    </div>
  );
}

function TrackerShot({ tracker }: Pick<Product, "tracker">) {
  return (
    <ul className="-mx-2 grid">
      {tracker.rows.map(({ name, call, status, tone }, at) => (
        <li
          key={name}
          className={`flex min-h-14 items-center gap-3 rounded-control px-3 text-sm ${
            at === 0 ? "turns-green bg-success-soft" : ""
          }`}
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{name}</span>
            <span className="text-quiet tabular">{call}</span>
          </span>
          <span className="grid justify-items-end [&>*]:[grid-area:1/1]">
            {at === 0 && (
              <span className="was">
                <Badge tone="neutral">{tracker.before}</Badge>
              </span>
            )}
            <span className={at === 0 ? "becomes" : ""}>
              <Badge tone={tone}>{status}</Badge>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function BoardShot({ board }: Pick<Product, "board">) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {board.cards.map(({ day, title, status, tone }) => (
        <li key={title} className="max-sm:flex max-sm:items-center max-sm:gap-3">
          <p className="font-semibold text-quiet text-sm max-sm:w-9">{day}</p>
          <div className="grow rounded-control border border-line bg-surface p-3 raised sm:mt-2">
            <p className="mb-2.5 font-semibold text-[0.95rem] leading-snug">{title}</p>
            <Badge tone={tone}>{status}</Badge>
          </div>
        </li>
      ))}
    </ul>
  );
}
