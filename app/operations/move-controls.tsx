import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check, type LucideIcon, X } from "lucide-react";
import type { Direction } from "./card-position";
import type { Move } from "./use-move";

const STEPS: readonly { towards: Direction; icon: LucideIcon; label: string }[] = [
  { towards: "left", icon: ArrowLeft, label: "To the day before" },
  { towards: "up", icon: ArrowUp, label: "One place up" },
  { towards: "down", icon: ArrowDown, label: "One place down" },
  { towards: "right", icon: ArrowRight, label: "To the next day" },
];

/** What arrow keys, Enter and Escape do, for a finger or a mouse that does not drag. */
export function MoveControls({ move, title }: { move: Move; title: string }) {
  return (
    <fieldset className="mt-3 border-line border-t pt-2">
      <legend className="sr-only">Move {title}</legend>
      <p className="text-quiet text-sm">
        {move.moving?.spot.day}, place {(move.moving?.spot.index ?? 0) + 1}. Enter drops it, Escape
        puts it back.
      </p>
      <div className="-mx-1.5 mt-1 grid grid-cols-6">
        {STEPS.map(({ towards, icon, label }) => (
          <Step key={towards} icon={icon} label={label} onClick={() => move.step(towards)} />
        ))}
        <Step icon={Check} label="Drop here" onClick={move.drop} />
        <Step icon={X} label="Put back" onClick={move.cancel} />
      </div>
    </fieldset>
  );
}

type StepProps = { icon: LucideIcon; label: string; onClick: () => void };

function Step({ icon: Icon, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid min-h-9 place-content-center rounded-control text-accent hover:bg-sunken max-md:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
