/** Door of the team room for views: messages to trainees, and who coaches them. */
import { asRendered } from "~/ui/as-rendered";
import { Face } from "~/ui/face";
import type { MessageListProps } from "./message-list";

const LoadedList = asRendered(() => import("./message-list").then((code) => code.MessageList));

/** Who coaches the reader. */
export function CoachLine({ name, photo }: { name: string; photo: string | null }) {
  return (
    <p className="mt-3 flex items-center gap-3">
      <Face name={name} photo={photo} size="medium" />
      <span className="min-w-0 text-quiet [overflow-wrap:anywhere]">
        Your coach: <strong dir="auto">{name}</strong>
      </span>
    </p>
  );
}

/** Messages for a trainee, and whether they refuse reminders; nothing if there is neither. */
export function MessageList(props: MessageListProps) {
  if (props.messages.found === 0 && !props.nudgesRefused) return null;
  return <LoadedList {...props} />;
}
