/** Security notices for a person about their own account, and their texts. */
import type { Facts } from "~/events/tables";

export const NOTICE_KINDS = ["new-device", "wrong-codes", "second-step-off"] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type AccountNotice = {
  id: string;
  kind: NoticeKind;
  at: string;
  facts: Facts;
  dismissed: boolean;
};

type Words = { title: string; detail: (facts: Facts) => string; advice: string };

const WORDS: Readonly<Record<NoticeKind, Words>> = {
  "new-device": {
    title: "New sign-in to your account",
    detail: ({ device, address }) => `${device}, from the address ${address}`,
    advice: "If this was not you, end that session on your account page and get a new access code.",
  },
  "wrong-codes": {
    title: "Many wrong access codes were entered for your account",
    detail: ({ misses }) => `${misses} attempts`,
    advice: "If this was not you, get a new access code.",
  },
  "second-step-off": {
    title: "Two-step sign-in of your account was turned off",
    detail: ({ by }) => `by ${by}`,
    advice:
      "If you did not expect this, turn it on again on your account page and get a new access code.",
  },
};

export function isNoticeKind(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((each) => each === kind);
}

export function noticeWords({ kind, facts }: Pick<AccountNotice, "kind" | "facts">) {
  const { title, detail, advice } = WORDS[kind];
  return { title, detail: detail(facts), advice };
}
