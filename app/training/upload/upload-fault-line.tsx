import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import type { UploadFault } from "./media-room";

const LINK = "font-semibold underline underline-offset-4";

/** Why nothing is uploaded, with the way to the company's own limit if that is the reason. */
export function UploadFaultLine({ fault }: { fault: UploadFault }) {
  const mayLimit = useCan()("settings.read");
  return (
    <p role="alert" className="text-danger text-sm">
      <span>{fault.words}</span>
      {fault.isLimit && (
        <>
          {" "}
          <span>Delete </span>
          <Link to="/admin/media" className={LINK}>
            videos you no longer need
          </Link>
          <span>, or </span>
          {mayLimit ? (
            <>
              <span>raise the limit in </span>
              <Link to="/admin/settings/videos" className={LINK}>
                Settings, Videos
              </Link>
            </>
          ) : (
            <span>ask an administrator to raise the limit</span>
          )}
          <span>.</span>
        </>
      )}
    </p>
  );
}
