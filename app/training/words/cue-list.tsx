import { clock } from "~/platform/time/durations";
import { ButtonLink } from "~/ui/button";
import { CueForm } from "./cue-form";
import { addressOf, type CueListing, type ListedCue } from "./cue-view";
import { isKin, isSame } from "./edit-cues";
import { useCueBack } from "./typed-cue";

/** `lesson`: its id; `cues`: how many its transcript has. */
type CueListProps = { list: CueListing; lesson: number; cues: number };

/** Each cue with its start and words; one at a time opens for changes. */
export function CueList({ list, lesson, cues }: CueListProps) {
  const { view } = list;
  const { key, typedCue } = useCueBack(view.open);
  const back = typedCue?.cue;
  const place = back ? placeIn(list, back) : view.open;
  // What was typed into a cue that is no longer there can still be had back.
  const gone = back && place === null ? back : null;
  const shown = gone ? [...list.shown, gone] : list.shown;
  if (shown.length === 0)
    return cues > 0 && <p className="mt-4 text-quiet">No cue has these words.</p>;
  return (
    <ol className="mt-4 grid gap-1">
      {shown.map((cue) => (
        <li
          key={cue === gone ? "gone" : cue.at}
          id={cue === gone ? undefined : `cue-${cue.at}`}
          tabIndex={-1}
          className="scroll-mt-6"
        >
          {cue.chapter && (
            <h3 dir="auto" className="px-3 pt-5 pb-1 text-lg">
              {cue.chapter}
            </h3>
          )}
          {cue === gone || (gone === null && cue.at === place) ? (
            <CueForm
              key={key}
              cue={cue}
              back={typedCue}
              address={addressOf(view, { open: cue.at })}
              closed={addressOf(view)}
              lesson={lesson}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 rounded-control px-3 py-1 hover:bg-sunken">
              <span className="w-16 shrink-0 font-semibold text-accent text-sm tabular">
                {clock(cue.start)}
              </span>
              <span className="min-w-0 flex-1 basis-40 max-sm:order-last max-sm:basis-full [overflow-wrap:anywhere]">
                <span dir="auto" className="block">
                  {cue.words}
                </span>
                <Hints hints={cue.hints} />
              </span>
              <ButtonLink
                to={addressOf(view, { open: cue.at })}
                preventScrollReset
                look="quiet"
                small
                aria-label={`Edit the cue at ${clock(cue.start)}`}
                className="max-sm:ml-auto"
              >
                Edit
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where a cue stands by now, as it was or as someone else has changed it; null if it is not there. */
function placeIn({ shown, view }: CueListing, back: ListedCue): number | null {
  const same = shown.find((cue) => isSame(cue, back));
  const now = same ?? shown.find((cue) => cue.at === view.open && isKin(cue, back));
  return now?.at ?? null;
}

function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <span className="block text-sm text-warning">
      {hints.map((hint) => (
        <span key={hint} className="block">
          {hint}
        </span>
      ))}
    </span>
  );
}
