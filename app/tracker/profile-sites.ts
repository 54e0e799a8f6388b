/** Where sites have the pages of their people (DAY-3). Pure; runs anywhere. */

/**
 * `forms`: the paths of a person's pages, the first that fits counts, and whatever follows is a page of the same person.
 * Of a path's parts `:` names the person, `@` does too and begins with that sign, `*` is anything, `?id` a field of the
 * query, and other words must be there; one with a plus sign belongs to the name, as those have names of their own.
 * `others`: what stands in the place of a name and is none. `exact`: names in which capitals count. `meant`: for names
 * that can be written in several ways.
 */
export type Site = {
  hosts: readonly string[];
  forms: readonly string[];
  others?: readonly string[];
  exact?: RegExp;
  meant?: (name: string) => string;
  /** People have hosts of their own. */
  personsHosts?: boolean;
};

const words = (text: string) => text.split(" ");

export const SITES = {
  instagram: {
    hosts: ["instagram.com", "instagr.am", "ig.me"],
    forms: ["user?username", "stories/:", "_u/:", "m/:", ":"],
    others: words(
      "p reel reels tv explore direct accounts about developer legal stories highlights share challenge web _u m user",
    ),
  },
  facebook: {
    hosts: ["facebook.com", "fb.com", "fb.me", "m.me", "messenger.com"],
    forms: [
      "profile.php?id",
      "groups/*/user/:",
      "people/*/:",
      "profile/:",
      "messages/t/:",
      "t/:",
      "marketplace/profile/:",
      "pages/category/*/:",
      "pages/*/:",
      "pg/:",
      "p/:",
      ":",
    ],
    others: words(
      "profile.php story.php photo.php permalink.php l.php home.php watch.php events groups people profile messages t marketplace pages category pg p watch reel reels stories share sharer sharer.php photo photos videos hashtag login login.php gaming help policies settings friends dialog plugins media notes ads business search story posts permalink",
    ),
    // Pages without a chosen name have the name and the number of their account.
    meant: (name) => name.replace(/^.*-(?=\d{6,}$)/, ""),
  },
  linkedin: {
    hosts: ["linkedin.com"],
    forms: [
      "in/:",
      "+pub/:/:/:/:",
      "+profile/+view?id",
      "+sales/+lead/:",
      "+sales/+people/:",
      "+talent/+profile/:",
      "+company/:",
      "+school/:",
      "+showcase/:",
    ],
    others: ["dir"],
    exact: /^(?:AC[ow]AA|profile\/|sales\/|talent\/)/,
    // Its old addresses lead to names that end in the same numbers, the other way round.
    meant: (name) => {
      const [kind, person, first, second, third] = name.split("/");
      if (kind !== "pub" || !first || !second || !third)
        return name.replace(/^(sales\/\w+\/[^,]*),.*$/, "$1");
      return `${person}-${third.padStart(3, "0")}${second.padStart(3, "0")}${first}`;
    },
  },
  x: {
    hosts: ["x.com", "twitter.com"],
    forms: [
      "intent/user?screen_name",
      "intent/follow?screen_name",
      "user?screen_name",
      "+i/+user/:",
      ":",
    ],
    others: words(
      "home search explore hashtag i intent share messages settings notifications compose login signup tos privacy about jobs download user who_to_follow account",
    ),
  },
  tiktok: { hosts: ["tiktok.com"], forms: ["@"] },
  threads: { hosts: ["threads.net", "threads.com"], forms: ["@"] },
  youtube: {
    hosts: ["youtube.com"],
    forms: ["@", "+channel/:", "+c/:", "+user/:", ":"],
    others: words(
      "watch shorts playlist results feed channel c user live embed hashtag post redirect gaming premium account about t",
    ),
    exact: /^channel\//,
  },
  whatsapp: {
    hosts: ["wa.me", "whatsapp.com"],
    forms: ["send?phone", "send/?phone", "c/:", "+message/:", ":"],
    others: words("send c message qr channel call catalog business contact download legal s p"),
    exact: /^message\//,
    meant: (name) =>
      /^[\d\s().+/-]+$/.test(name) ? name.replace(/\D/g, "").replace(/^00/, "") : name,
  },
  telegram: {
    hosts: ["t.me", "telegram.me", "telegram.dog"],
    forms: ["resolve?domain", "resolve?phone", "s/:", ":"],
    others: words(
      "c s joinchat share addstickers addemoji addlist addtheme setlanguage login proxy socks iv bg resolve boost confirmphone",
    ),
    personsHosts: true,
  },
  snapchat: { hosts: ["snapchat.com"], forms: ["add/:", "@"] },
  reddit: { hosts: ["reddit.com"], forms: ["user/:", "u/:"] },
  bluesky: { hosts: ["bsky.app"], forms: ["profile/:"] },
  xing: { hosts: ["xing.com"], forms: ["profile/:"] },
  pinterest: {
    hosts: ["pinterest.com"],
    forms: [":"],
    others: words("pin search ideas today login settings business"),
  },
  twitch: {
    hosts: ["twitch.tv"],
    forms: [":"],
    others: words("directory videos p downloads settings"),
  },
  github: {
    hosts: ["github.com"],
    forms: [":"],
    others: words("orgs topics search explore settings login marketplace features about sponsors"),
  },
  invitations: { hosts: ["chat.whatsapp.com", "discord.gg"], forms: [] },
} as const satisfies Record<string, Site>;
export type SiteName = keyof typeof SITES;

/** Addresses that open an app instead of a page. */
export const APPS: Readonly<Record<string, SiteName>> = {
  "whatsapp:": "whatsapp",
  "tg:": "telegram",
  "fb:": "facebook",
  "instagram:": "instagram",
  "twitter:": "x",
};
