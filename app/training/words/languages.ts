/** Languages that captions may be in, each with its own name, as players list them. */
// cspell:disable
export const LANGUAGES = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  ro: "Română",
  sv: "Svenska",
  da: "Dansk",
  nb: "Norsk bokmål",
  fi: "Suomi",
  cs: "Čeština",
  hu: "Magyar",
  el: "Ελληνικά",
  tr: "Türkçe",
  uk: "Українська",
  ru: "Русский",
  ar: "العربية",
  he: "עברית",
  hi: "हिन्दी",
  bn: "বাংলা",
  ur: "اردو",
  fil: "Filipino",
  id: "Bahasa Indonesia",
  vi: "Tiếng Việt",
  th: "ไทย",
  zh: "中文",
  ja: "日本語",
  ko: "한국어",
} as const;
// cspell:enable

export type Language = keyof typeof LANGUAGES;
