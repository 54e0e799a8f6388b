import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  Circle,
  CircleCheck,
  GripVertical,
  type IconNode,
  Pencil,
  Trash2,
  X,
} from "lucide";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { type Card, STATUS_NAMES } from "./card";
import type { Direction } from "./card-position";
import { LinkedText } from "./linked-text";
import type { Move } from "./use-move";
import type { Grab } from "./use-pointer-move";

const STEPS: readonly { towards: Direction; icon: IconNode; label: string }[] = [
  { towards: "left", icon: ArrowLeft, label: "To the day before" },
  { towards: "up", icon: ArrowUp, label: "One place up" },
  { towards: "down", icon: ArrowDown, label: "One place down" },
  { towards: "right", icon: ArrowRight, label: "To the next day" },
];

type CardItemProps = {
  card: Card;
  mayEdit: boolean;
  move: Move;
  onGrab: Grab;
  onToggle: (card: Card) => void;
  onEdit: () => void;
  onRemove: (card: Card) => void;
};

export function CardItem(props: CardItemProps) {
  const { card, mayEdit, move, onGrab } = props;
  const moving = move.moving?.id === card.id ? move.moving : null;
  const complete = card.status === "complete";
  return (
    <article
      aria-label={card.title}
      onPointerDown={mayEdit ? (event) => onGrab(event, card.id) : undefined}
      className={`rounded-control border bg-surface p-3 raised ${moving ? "border-accent" : "border-line"} ${moving?.by === "pointer" ? "relative z-20 opacity-90 floating" : ""} ${mayEdit ? "select-none sm:cursor-grab" : ""}`}
    >
      <h3
        className={`font-sans font-semibold text-[0.95rem] leading-snug tracking-normal [overflow-wrap:anywhere] ${complete ? "text-quiet line-through" : ""}`}
      >
        {card.title}
      </h3>
      {card.description && <LinkedText text={card.description} className="mt-1.5 text-sm" />}
      {card.notes && (
        <LinkedText
          text={card.notes}
          className="mt-2 border-line border-l-2 pl-2.5 text-quiet text-sm"
        />
      )}
      <div className="mt-2.5 flex flex-wrap gap-1.5 [&>*]:max-w-full [&>*]:truncate">
        <Badge tone={complete ? "success" : "neutral"}>{STATUS_NAMES[card.status]}</Badge>
        {card.tags?.map((tag) => (
          <Badge key={tag} tone="accent">
            {tag}
          </Badge>
        ))}
      </div>
      {mayEdit && <CardControls {...props} complete={complete} />}
      {moving?.by === "keys" && <MoveControls move={move} title={card.title} />}
    </article>
  );
}

function CardControls(props: CardItemProps & { complete: boolean }) {
  const { card, complete, move, onToggle, onEdit, onRemove } = props;
  return (
    <div className="mt-2 -mb-1.5 -ml-2 flex">
      <Control
        name="toggle"
        icon={complete ? CircleCheck : Circle}
        label={`Complete: ${card.title}`}
        pressed={complete}
        onClick={() => onToggle(card)}
      />
      <Control name="edit" icon={Pencil} label={`Edit ${card.title}`} onClick={onEdit} />
      <Control
        name="delete"
        icon={Trash2}
        label={`Delete ${card.title}`}
        onClick={() => onRemove(card)}
      />
      <Control
        name="move"
        icon={GripVertical}
        label={`Move ${card.title}`}
        pressed={move.moving?.id === card.id}
        className="ml-auto touch-none"
        onClick={() => move.toggle(card.id)}
      />
    </div>
  );
}

type ControlProps = {
  name: string;
  icon: IconNode;
  label: string;
  pressed?: boolean;
  className?: string;
  onClick: () => void;
};

function Control({ name, icon, label, pressed, className = "", onClick }: ControlProps) {
  return (
    <button
      type="button"
      data-control={name}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className={`grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink aria-pressed:text-accent max-md:size-11 ${className}`}
    >
      <Icon of={icon} className="size-4" />
    </button>
  );
}

function MoveControls({ move, title }: { move: Move; title: string }) {
  return (
    <fieldset className="mt-3 border-line border-t pt-2">
      <legend className="sr-only">Move {title}</legend>
      <p className="text-quiet text-sm">
        {move.moving?.position.day}, place {(move.moving?.position.index ?? 0) + 1}. Enter drops it,
        Escape puts it back.
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

type StepProps = { icon: IconNode; label: string; onClick: () => void };

function Step({ icon, label, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid min-h-9 place-content-center rounded-control text-accent hover:bg-sunken max-md:min-h-11"
    >
      <Icon of={icon} className="size-4" />
    </button>
  );
}
