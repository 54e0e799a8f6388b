/** The texts of notices that one page leaves for the next. */
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
  "code-search-locked": {
    title: "Confirm it is you before you search for a code",
    description: "Copy any access code to confirm, then search again.",
    tone: "danger",
  },
  "content-published": { title: "Published", tone: "success" },
  "content-unchanged": { title: "There was nothing to publish" },
  "draft-discarded": { title: "Draft discarded", tone: "success" },
  "run-linked": { title: "Conversation linked, one call booked", tone: "success" },
  "meeting-booked": { title: "Meeting booked", tone: "success" },
  "meeting-moved": { title: "Meeting moved", tone: "success" },
  "meeting-reassigned": { title: "Meeting reassigned", tone: "success" },
  "meeting-canceled": { title: "Meeting canceled", tone: "success" },
  "inbox-deleted": { title: "Deleted", tone: "success" },
  "session-over": {
    title: "Your session has ended",
    description: "Sign in again to continue.",
    tone: "danger",
  },
  "session-ended": {
    title: "Your session has ended",
    description: "Sign in again to continue. Nothing was changed.",
    tone: "danger",
  },
  "sign-in-expired": {
    title: "This sign-in took too long",
    description: "Start again with your access code.",
    tone: "danger",
  },
  "company-away": {
    title: "The company's sign-on is not responding",
    description: "Try again in a moment, or use your access code.",
    tone: "danger",
  },
  "company-refused": {
    title: "Your company account is not linked here",
    description: "Use your access code, and link the company account on your account page.",
    tone: "danger",
  },
  "company-not-linked": {
    title: "This company account could not be linked",
    description:
      "You may have already linked another one, it may be linked to someone else, or its address is not verified.",
    tone: "danger",
  },
  "totp-required": {
    title: "Set up two-step sign-in first",
    description: "Your company requires it for every administrator.",
  },
  "admin-required": { title: "You must be logged in as an admin", tone: "danger" },
};

export function noticeNamed(name: string): ToastMessage | null {
  return (Object.hasOwn(NOTICES, name) && NOTICES[name]) || null;
}
