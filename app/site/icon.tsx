import {
  Award,
  Briefcase,
  ClipboardList,
  Compass,
  FileText,
  Handshake,
  Headphones,
  type LucideIcon,
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
} from "lucide-react";
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
} as const satisfies Record<IconName, LucideIcon>;

/** A decorative icon: the text next to it carries the meaning. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  const Drawn = ICONS[name];
  return <Drawn aria-hidden="true" className={className} strokeWidth={1.75} />;
}
