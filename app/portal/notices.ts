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
  "group-session-moved": { title: "Session moved", tone: "success" },
  "group-session-canceled": { title: "Session canceled", tone: "success" },
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
  "company-canceled": {
    title: "You did not sign in with the company's sign-on",
    description: "It was canceled there. Try again, or use your access code.",
    tone: "danger",
  },
  "company-expired": {
    title: "This sign-on took too long, or began in another window",
    description: "Start again from this page.",
    tone: "danger",
  },
  "company-setup": {
    title: "The company's sign-on refused this site",
    description:
      "Your account is not the problem: an administrator must check the sign-on in the settings. Until then, use your access code.",
    tone: "danger",
  },
  "company-clock": {
    title: "The clocks of the company's sign-on and of this site differ",
    description:
      "Your account is not the problem: an administrator must set the clock. Until then, use your access code.",
    tone: "danger",
  },
  "company-untrusted": {
    title: "The company's sign-on sent an answer that cannot be trusted",
    description:
      "Your account is not the problem: an administrator must check the sign-on in the settings. Until then, use your access code.",
    tone: "danger",
  },
  "company-unverified": {
    title: "Your company account has no verified email address",
    description: "Verify its address there, then try again. Your access code still works.",
    tone: "danger",
  },
  "company-taken": {
    title: "This company account is linked to someone else",
    description: "They can unlink it on their account page.",
    tone: "danger",
  },
  "company-second": {
    title: "You have already linked another company account",
    description: "Unlink that one first.",
    tone: "danger",
  },
  "totp-required": {
    title: "Set up two-step sign-in first",
    description: "Your company requires it for everyone on staff.",
  },
  "admin-required": { title: "You must be logged in as an admin", tone: "danger" },
};

export function noticeNamed(name: string): ToastMessage | null {
  return (Object.hasOwn(NOTICES, name) && NOTICES[name]) || null;
}
