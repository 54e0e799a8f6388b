/** What moves on the front page, once it is painted. */
import { type Burst, fireConfetti, prepareConfetti } from "~/ui/celebration";
import { showNextFreeTime } from "./next-free-time";
import { carryVisit } from "./site";

carryVisit();
void showNextFreeTime();

const DOTS_MS = 500;
const LEAVE_MS = 600;
const BURSTS: readonly Burst[] = [
  { particles: 100, afterMs: 0 },
  { particles: 50, afterMs: 200, from: "left" },
  { particles: 50, afterMs: 400, from: "right" },
];

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The one animated moment (LAND-8): the button of the last section, on its way to booking. */
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-claim]")) {
  const button = form.querySelector("button");
  if (button) enliven(form, button);
}

function enliven(form: HTMLFormElement, button: HTMLButtonElement): void {
  const idleLabel = button.textContent;
  const busyLabel = form.dataset.claim ?? idleLabel;
  // The pieces are fetched when a pointer comes near, so the first burst is there with the click.
  for (const near of ["pointerenter", "pointerdown", "focus"])
    button.addEventListener(near, prepareConfetti, { once: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    const leave = () => location.assign(form.action);
    if (stillness.matches) return leave();
    celebrate(button, busyLabel);
    setTimeout(leave, LEAVE_MS);
  });
  // A page restored from the back-forward cache is a new visit.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    button.disabled = false;
    button.textContent = idleLabel;
    delete button.dataset.busy;
  });
}

function celebrate(button: HTMLButtonElement, busyLabel: string): void {
  let dots = 0;
  const label = () => {
    dots = (dots % 3) + 1;
    button.textContent = `${busyLabel}${".".repeat(dots)}`;
  };
  button.dataset.busy = "";
  label();
  const timer = setInterval(label, DOTS_MS);
  addEventListener("pagehide", () => clearInterval(timer), { once: true });
  fireConfetti(BURSTS);
}
