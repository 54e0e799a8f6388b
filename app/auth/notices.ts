/** The words of notices that one page leaves for the next. */
import type { ToastMessage } from "~/ui/toast";

const NOTICES: Readonly<Record<string, ToastMessage>> = {
  "signed-in": { title: "Logged in successfully", tone: "success" },
  "signed-out": {
    title: "Logged out",
    description: "You have been logged out successfully",
    tone: "success",
  },
  "sign-out-failed": { title: "Error", description: "Failed to log out", tone: "danger" },
  "access-denied": {
    title: "Access Denied",
    description: "You do not have admin privileges",
    tone: "danger",
  },
  "admin-login": { title: "Please use the standard login with your admin credentials" },
  "admin-required": { title: "You must be logged in as an admin", tone: "danger" },
};

/** The notice of this name; null for a name that the product does not know. */
export function noticeNamed(name: string): ToastMessage | null {
  return (Object.hasOwn(NOTICES, name) && NOTICES[name]) || null;
}
