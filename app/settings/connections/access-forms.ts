/** The forms of who gets in, and what every form of a connection is made of. */

/** `secret`: stored encrypted and never shown again. `list`: several, one a line. `passing`: of one request, never stored. */
export type ConnectionField = {
  name: string;
  label: string;
  example: string;
  kind: "text" | "email" | "url" | "digits" | "choice" | "secret" | "list";
  options?: readonly (readonly [value: string, words: string])[];
  variable?: string;
  passing?: true;
  /** Where to do what its refusal asks for. */
  remedy?: { to: string; words: string };
};

/** `trial`: the button that tries the values as they are typed. */
export type ConnectionForm = {
  title: string;
  text: string;
  fields: readonly ConnectionField[];
  trial?: string;
};

export const ACCESS_FORMS = {
  board: {
    title: "Operations board",
    text: "Anyone who knows the password can change the board. Without one it is read-only. A new password ends every login.",
    fields: [
      {
        name: "boardPassword",
        label: "Board password",
        kind: "secret",
        variable: "OPERATIONS_PASSWORD",
        example: "At least 8 characters; better 16 random ones",
      },
      {
        name: "slug",
        label: "Board address",
        kind: "text",
        variable: "OPERATIONS_SLUG",
        example:
          "The last part of the board's address: lowercase letters, digits and hyphens. Leave it empty for operations",
      },
    ],
  },
  tracker: {
    title: "Tracker's administrator code",
    text: "Closers who enter it in the prospect tracker can edit prospects for eight hours. Without one, only administrators can.",
    fields: [
      {
        name: "trackerCode",
        label: "Administrator code",
        kind: "secret",
        variable: "TRACKER_ADMIN_CODE",
        example: "At least 8 characters; better 16 random ones",
      },
    ],
  },
  signOn: {
    title: "Company sign-on",
    text: "Staff sign in with the company's own accounts (OpenID Connect: Google Workspace, Microsoft Entra, Okta and others). Register this product there first, with the redirect address below.",
    trial: "Test sign-on",
    fields: [
      {
        name: "issuer",
        label: "Issuer",
        kind: "url",
        variable: "OIDC_ISSUER",
        example: "Exactly as your provider writes it. Example: https://accounts.google.com",
      },
      {
        name: "clientId",
        label: "Client ID",
        kind: "text",
        variable: "OIDC_CLIENT_ID",
        example: "From the registration at your provider",
      },
      {
        name: "clientSecret",
        label: "Client secret",
        kind: "secret",
        variable: "OIDC_CLIENT_SECRET",
        example: "From the same page",
      },
    ],
  },
  signIn: {
    title: "Sign-in",
    text: "How safe accounts have to be.",
    fields: [
      {
        name: "twoStep",
        label: "Two-step sign-in for staff",
        kind: "choice",
        variable: "REQUIRE_ADMIN_TOTP",
        example:
          "If required, an administrator, coach or operations user without it can only open the account page until it is set up",
        options: [
          ["no", "Everyone's own choice"],
          ["yes", "Required"],
        ],
        remedy: { to: "/account#two-step", words: "Set it up" },
      },
      {
        name: "codeLength",
        label: "Digits in new access codes",
        kind: "digits",
        variable: "ACCESS_CODE_LENGTH",
        example:
          "From 6 to 12. Leave it empty for the shortest that is safe for your number of trainees",
      },
    ],
  },
} as const satisfies Record<string, ConnectionForm>;
