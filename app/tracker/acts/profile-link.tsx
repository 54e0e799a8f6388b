import { ExternalLink } from "lucide";
import { Icon } from "~/ui/icon";

type ProfileLinkProps = { handle: string | null; platform: string | null; profile: string | null };

/** How someone is reached, as a link to their profile where its address is known (WEEK-1). */
export function ProfileLink({ handle, platform, profile }: ProfileLinkProps) {
  const text = [platform, handle].filter(Boolean).join(" ");
  if (text === "") return null;
  if (profile === null)
    return (
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {text}
      </span>
    );
  return (
    <a
      href={profile}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      <span dir="auto">{text}</span>
      <Icon of={ExternalLink} className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
