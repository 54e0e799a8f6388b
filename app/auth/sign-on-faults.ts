/** Why a sign-on with a company account failed, as its person is told. */
import { typedKeys } from "~/platform/web/typed-keys";

/** By the codes of the auth library; those of the provider have no line, and mean that it refused this product. */
const BY_CODE: Readonly<Record<string, SignOnFault>> = {
  access_denied: "canceled",
  temporarily_unavailable: "away",
  server_error: "away",
  state_not_found: "expired",
  state_mismatch: "expired",
  state_invalid: "expired",
  invalid_callback_request: "expired",
  no_code: "expired",
  issuer_mismatch: "untrusted",
  nonce_binding_missing: "untrusted",
  unable_to_get_user_info: "untrusted",
  email_not_found: "unverified",
  account_already_linked_to_different_user: "taken",
  unable_to_link_account: "second",
  account_not_linked: "refused",
  signup_disabled: "refused",
};

/** Each has its notice, `company-` and its name. `true`: an administrator has to look into it. */
const FAULTS = {
  canceled: false,
  expired: false,
  refused: false,
  unverified: false,
  taken: false,
  second: false,
  away: true,
  setup: true,
  clock: true,
  untrusted: true,
} as const;

export type SignOnFault = keyof typeof FAULTS;

export function faultOfCode(code: string): SignOnFault {
  return Object.hasOwn(BY_CODE, code) ? (BY_CODE[code] ?? "setup") : "setup";
}

export function needsAdministrator(fault: SignOnFault): boolean {
  return FAULTS[fault];
}

/** The notice for the fault that a page's address names; null if it names none. */
export function signOnNotice(request: Request): string | null {
  const named = new URL(request.url).searchParams.get("error");
  if (named === null) return null;
  return `company-${typedKeys(FAULTS).find((fault) => fault === named) ?? "refused"}`;
}
