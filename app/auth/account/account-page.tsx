import { type ReactNode, useState } from "react";
import { redirect } from "react-router";
import { aboutAccount } from "~/platform/mail/mail-state";
import { mailsAbout } from "~/platform/mail/mail-states.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { localPath } from "~/platform/web/responses.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { useToast } from "~/ui/toast";
import { NoticeList } from "../account-notice-views";
import { listAccountNotices } from "../account-notices.server";
import { refusesAnnouncementMails } from "../announcement-mails.server";
import { useCan } from "../auth";
import { authContext, requireAccount } from "../auth.server";
import { failedLink } from "../failed-sign-ons.server";
import { ownIdentities } from "../identities.server";
import { knownAddress, ownAddress } from "../own-address.server";
import { ownPhoto } from "../own-photo.server";
import { ownZone } from "../person-record.server";
import { can } from "../rights";
import { countRecoveryCodes } from "../second-factor.server";
import { signOnNotice } from "../sign-on-faults";
import type { Route } from "./+types/account-page";
import { accountActs } from "./account-acts.server";
import type { AccountResult } from "./account-result.server";
import { AddressSection } from "./address-section";
import { AnnouncementSection } from "./announcement-section";
import { CompanySection } from "./company-section";
import { ownSessions } from "./own-sessions.server";
import { PhotoSection } from "./photo-section";
import { ProfileSection } from "./profile-section";
import { SessionList } from "./session-list";
import { TwoStepSection } from "./two-step-section";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireAccount(request, context);
  const { db, config } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const fault = searchParams.get("fault");
  const notice = signOnNotice(request);
  if (notice)
    throw redirect(fault ? `/account?fault=${encodeURIComponent(fault)}` : "/account", {
      headers: { "Set-Cookie": leaveNotice(notice) },
    });
  return {
    person: {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      zone: await ownZone(db, viewer.userId),
    },
    photo: await ownPhoto(db, viewer.userId),
    zones: ["UTC", ...Intl.supportedValuesOf("timeZone")],
    hasSecondFactor: viewer.hasSecondFactor,
    mustEnrol: context.get(authContext).mustEnrol(viewer),
    back: localPath(searchParams.get("back"), ""),
    recoveryCodesLeft: await countRecoveryCodes(db, viewer.userId),
    notices: await listAccountNotices(db, viewer.userId),
    sessions: await ownSessions(db, viewer),
    companySignOn: config.oidc !== undefined,
    hasMail: config.mail !== undefined,
    address: writtenMail((await knownAddress(db, viewer.userId)) ?? "") || null,
    isConfirmed: (await ownAddress(db, viewer.userId)) !== null,
    codeMail: (await mailsAbout(db, aboutAccount(viewer.userId)))[0] ?? null,
    identities: await ownIdentities(db, viewer.userId),
    failedLink: fault && can(viewer, "settings.read") ? await failedLink(db, fault) : null,
    refusesAnnouncements: await refusesAnnouncementMails(db, viewer.userId),
  };
}

export const action = accountActs;

export const handle = {
  title: "Account",
};

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { person, mustEnrol, hasSecondFactor, back } = loaderData;
  const can = useCan();
  useLive(["account"], useRefresh());
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-4xl">Account</h1>
      <p className="mt-2 text-lg text-quiet" dir="auto">
        {person.firstName} {person.lastName}
      </p>
      {mustEnrol && (
        <p role="status" className="mt-6 rounded-control bg-warning-soft p-4 text-warning">
          Your company requires two-step sign-in for everyone on staff. Set it up here, and
          everything else opens.
        </p>
      )}
      {(can("account.second-step") || hasSecondFactor) && <TwoStep loaderData={loaderData} />}
      {!mustEnrol && <Profile loaderData={loaderData} />}
      {!mustEnrol && <Reach loaderData={loaderData} />}
      {loaderData.hasMail && <Announcements loaderData={loaderData} />}
      <NoticeList notices={loaderData.notices} />
      <Sessions loaderData={loaderData} />
      {!mustEnrol && (
        <p className="mt-8 flex flex-wrap gap-3">
          {back && <ButtonLink to={back}>Back to where you were</ButtonLink>}
          <ButtonLink to="/training" look="outline">
            Back to Training
          </ButtonLink>
          {can("administrators.read") && (
            <ButtonLink to="/admin/administrators" look="outline">
              Administrators
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}

type Loaded = Pick<Route.ComponentProps, "loaderData">;

function TwoStep({ loaderData }: Loaded) {
  const acts = useActs();
  const { hasSecondFactor, recoveryCodesLeft } = loaderData;
  return <TwoStepSection on={hasSecondFactor} codesLeft={recoveryCodesLeft} {...acts} />;
}

function Profile({ loaderData: { person, photo, zones } }: Loaded) {
  const { act, result, busy } = useActs();
  return (
    <>
      <ProfileSection person={person} zones={zones} act={act} result={result} busy={busy} />
      <PhotoSection name={`${person.firstName} ${person.lastName}`} photo={photo} />
    </>
  );
}

function Reach({ loaderData }: Loaded) {
  const { companySignOn, hasMail, codeMail, identities } = loaderData;
  const { address, isConfirmed } = loaderData;
  const [code, mail, company] = [useActs(), useActs(), useActs()];
  const isStaff = useCan()("account.staff-sign-in");
  return (
    <>
      {isStaff && <AccessCodeSection {...code} />}
      {(hasMail || address !== null) && (
        <AddressSection
          address={address}
          isConfirmed={isConfirmed}
          canMail={hasMail}
          codeMail={codeMail}
          {...mail}
        />
      )}
      {isStaff && companySignOn && (
        <CompanySection identities={identities} failed={loaderData.failedLink} {...company} />
      )}
    </>
  );
}

function Announcements({ loaderData }: Loaded) {
  const { act, busy } = useActs();
  return <AnnouncementSection refuses={loaderData.refusesAnnouncements} act={act} busy={busy} />;
}

function Sessions({ loaderData }: Loaded) {
  const acts = useActs();
  return <SessionList sessions={loaderData.sessions} {...acts} />;
}

function useActs() {
  const acts = useReauthenticatedForm<AccountResult>();
  useToast(acts.result?.toast);
  return acts;
}

type AccessCodeSectionProps = {
  act: (fields: Record<string, string>) => unknown;
  result: AccountResult | undefined;
  busy: boolean;
  dialog: ReactNode;
};

/** A new access code for oneself, after the old one was lost or seen (AUTH-7). */
function AccessCodeSection({ act, result, busy, dialog }: AccessCodeSectionProps) {
  const [asking, setAsking] = useState(false);
  const accessCode = result?.done ? result.value?.accessCode : undefined;
  return (
    <section aria-labelledby="access-code" className="panel mt-6 p-6">
      <h2 id="access-code" className="text-xl">
        Access code
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Replace it if you lose it or if someone else has seen it.
      </p>
      {accessCode && (
        <p role="status" className="mt-4 rounded-control bg-sunken p-4">
          <span className="block text-sm">Your new access code, shown only this once:</span>
          <code className="mt-1 block break-all font-sans font-semibold text-xl tracking-[0.15em]">
            {accessCode}
          </code>
        </p>
      )}
      <Button look="outline" className="mt-4" busy={busy} onClick={() => setAsking(true)}>
        New access code
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(false)}
          title="New access code"
          question="Your access code stops working, and your other sessions end."
          verb="Replace it"
          look="danger"
          onConfirm={() => void act({ intent: "new-code" })}
        />
      )}
      {dialog}
    </section>
  );
}
