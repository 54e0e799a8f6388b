import {
  Award,
  Briefcase,
  ClipboardList,
  Compass,
  FileText,
  Handshake,
  Headphones,
  type IconNode,
  MessageCircle,
  MessagesSquare,
  Network,
  Phone,
  Presentation,
  Route,
  SearchCheck,
  Theater,
  UserRound,
  Users,
  Video,
} from "lucide";
import { Icon as Drawing } from "~/ui/icon";
import type { IconName } from "./copy/icons";

const ICONS = {
  badge: Award,
  briefcase: Briefcase,
  call: Phone,
  chat: MessageCircle,
  community: Users,
  compass: Compass,
  drama: Theater,
  handshake: Handshake,
  interview: Presentation,
  list: ClipboardList,
  messages: MessagesSquare,
  network: Network,
  phone: Headphones,
  pipeline: Route,
  review: SearchCheck,
  template: FileText,
  user: UserRound,
  video: Video,
} as const satisfies Record<IconName, IconNode>;

/** A decorative icon: the text next to it carries the meaning. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return <Drawing of={ICONS[name]} className={className} strokeWidth={1.75} />;
}
