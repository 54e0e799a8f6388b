/** One visit to a page with a pixel (PIX-1): asks if it must, and records a page view if it may. */

import { originQuery } from "~/platform/pages/origin";
import { type Choice, currentChoice, keepChoice, refusedByBrowser } from "~/platform/pixel/choice";
import { recordOnce, recordPageView } from "~/platform/pixel/pixel";

/** How the page with the application form reports it, without any of our other pages knowing. */
const LEAD = /^#lead-([\w-]{16})$/;

const root = document.querySelector<HTMLElement>("[data-pixel]");
if (root && !refusedByBrowser()) begin(root, root.dataset.pixel ?? "", "ask" in root.dataset);

function begin(root: HTMLElement, id: string, ask: boolean): void {
  const notice = root.querySelector("section");
  const choices = root.querySelector<HTMLElement>("[data-choices]");
  let recorded = false;

  const record = () => {
    if (recorded) return;
    recorded = true;
    const [, lead] = LEAD.exec(location.hash) ?? [];
    cleanAddress();
    recordPageView(id);
    if (lead) recordOnce("Lead", lead);
    if (root.dataset.schedule) recordOnce("Schedule", root.dataset.schedule);
  };
  const show = (shown: boolean) => {
    if (notice) notice.hidden = !shown;
    if (choices?.parentElement) choices.parentElement.hidden = shown;
    // Nothing on the page stays under the notice permanently, least of all the focused element.
    const room = shown && notice ? `${notice.offsetHeight + 24}px` : "";
    document.body.style.paddingBottom = room;
    document.documentElement.style.scrollPaddingBottom = room;
  };
  const decide = (choice: Choice) => {
    keepChoice(choice);
    show(false);
    choices?.focus({ preventScroll: true });
    if (choice === "yes") record();
    // Once loaded, the pixel can only be removed along with the page.
    else if (recorded) location.reload();
  };

  for (const button of root.querySelectorAll<HTMLElement>("[data-choice]"))
    button.addEventListener("click", () => decide(button.dataset.choice === "yes" ? "yes" : "no"));
  choices?.addEventListener("click", () => {
    show(true);
    root.querySelector<HTMLElement>("[data-choice]")?.focus();
  });

  const choice = currentChoice();
  show(ask && choice === null);
  if (choice === "yes" || (!ask && choice === null)) record();
}

/** A provider that leads back here may have put a name or an email address into our address, which the pixel would pass on. */
function cleanAddress(): void {
  const search = ["?booked=1", "?sent=1"].includes(location.search)
    ? location.search
    : originQuery(location.href);
  const hash = LEAD.test(location.hash) ? "" : location.hash;
  if (search === location.search && hash === location.hash) return;
  history.replaceState(history.state, "", location.pathname + search + hash);
}
