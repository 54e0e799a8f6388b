import { ButtonLink } from "./button";

type Choice = { to: string; text: string; current: boolean };

/** `older`: the label for the choices after the first few, which open on request. */
type Props = { label: string; older: string; choices: readonly Choice[] };

const FIRST = 6;

/** Small links side by side, one of them current, such as the months of a report. */
export function ChoiceLinks({ label, older, choices }: Props) {
  const others = choices.slice(FIRST);
  return (
    <nav aria-label={label} className="mt-6 grid gap-2">
      <Links choices={choices.slice(0, FIRST)} />
      {others.length > 0 && (
        <details open={others.some(({ current }) => current)}>
          <summary className="min-h-11 w-fit px-3 py-2.5 font-semibold text-quiet text-sm">
            {older}
          </summary>
          <Links choices={others} />
        </details>
      )}
    </nav>
  );
}

function Links({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(({ to, text, current }) => (
        <ButtonLink
          key={to}
          to={to}
          look={current ? "outline" : "quiet"}
          small
          aria-current={current ? "true" : undefined}
        >
          {text}
        </ButtonLink>
      ))}
    </div>
  );
}
