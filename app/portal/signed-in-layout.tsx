import { type ComponentProps, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { Outlet, useLocation, useRevalidator, useRouteLoaderData } from "react-router";
import { NoticeBanner } from "~/auth/auth";
import { useLeaveQuestion, useTypedForms } from "~/platform/pages/unsaved";
import { asRendered } from "~/ui/as-rendered";
import { loadedLate } from "~/ui/unloaded";
import { useCutPastes } from "~/ui/use-cut-pastes";
import { PortalControls } from "./portal-controls";
import type { loader, Shell, ShellProps } from "./portal-layout";
import { isAdminPath } from "./portal-pages";
import { askSession, watchSession } from "./session-watch";

const loadAdminNav = () => import("./admin-nav").then((code) => code.AdminNav);
const AdminNav = asRendered(loadAdminNav);

const LOOK_EVERY_MS = 300_000;

export const handle = { shell: { Controls, Parts } satisfies Shell };

/** The pages of those who are signed in: what the portal's frame shows around them is loaded only with them. */
export default function SignedInLayout() {
  const portal = useRouteLoaderData<typeof loader>("portal");
  const [newest, ...older] = portal?.accountNotices ?? [];
  useSessionWatch(portal?.signedIn ?? false);
  useCutPastes();
  return (
    <>
      {newest && <NoticeBanner key={newest.id} notice={newest} older={older} />}
      <Outlet />
      <LeaveQuestion />
    </>
  );
}

function Controls({ spinner, ...person }: ShellProps) {
  return <PortalControls person={person}>{spinner}</PortalControls>;
}

/** Its code is there before someone who may open the administration goes there. */
function Parts({ rights, admin }: ComponentProps<Shell["Parts"]>) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (admin !== null) loadAdminNav().catch(() => undefined);
  }, [admin]);
  if (!isAdminPath(pathname)) return null;
  return <AdminNav rights={rights} />;
}

/**
 * Makes every tab of the browser leave when the session is over, whichever notices first: the page's loaders rerun, and
 * lead to the sign-in page and back.
 */
function useSessionWatch(signedIn: boolean): void {
  const { revalidate } = useRevalidator();
  const leave = useEffectEvent(() => void revalidate().catch(() => undefined));
  useEffect(() => {
    if (!signedIn) return;
    const tabs = new BroadcastChannel("session");
    const watch = watchSession(askSession, () => {
      tabs.postMessage("look");
      leave();
    });
    const seen = () => {
      if (document.visibilityState === "visible") watch.look();
    };
    tabs.onmessage = watch.look;
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    const timer = setInterval(seen, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      watch.stop();
      tabs.close();
    };
  }, [signedIn]);
}

/** Loaded with the first question, which keeps every page light; then it stays, so that it closes as dialogs do. */
const LeaveDialog = lazy(loadedLate(() => import("./leave-dialog")));

/** Where staff work, leaving what is typed in any form asks first (OWN-8). */
function LeaveQuestion() {
  useTypedForms(isAdminPath(useLocation().pathname), tellOfDuty);
  const answer = useLeaveQuestion();
  const [wasAsked, setAsked] = useState(false);
  if (answer !== null && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <LeaveDialog answer={answer} />
    </Suspense>
  );
}

/** Someone who must now set up two-step sign-in keeps a page with unsaved changes, and is told. */
async function tellOfDuty(): Promise<boolean> {
  return import("./two-step-duty").then(
    (code) => code.tellOfDuty(),
    () => false,
  );
}
