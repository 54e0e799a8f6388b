import { describe, expect, test } from "vitest";
import { checkGuest } from "~/booking/booking-form";
import { checkForm } from "~/forms/check-form";
import { phoneLink } from "./phone-number";
import { phoneNumber } from "./plain-digits";

/** As people of twenty countries write their own, and as it is kept if that is not the same. */
const NUMBERS: readonly (readonly [string, string?])[] = [
  ["+1 (555) 010-0199"],
  ["555.010.0199"],
  ["(555) 010-0199 x12", "(555) 010-0199 ext. 12"],
  ["555-010-0199, ext. 5", "555-010-0199 ext. 5"],
  ["555-010-0199 extension 5", "555-010-0199 ext. 5"],
  ["+1-555-010-0199;ext=5", "+1-555-010-0199 ext. 5"],
  ["+1 555 010 0199 #7", "+1 555 010 0199 ext. 7"],
  ["tel:+15550100199", "+15550100199"],
  ["Tel.: +49 170 1234567", "+49 170 1234567"],
  ["+44 (0)20 7946 0958"],
  ["(+49) 170 1234567"],
  ["+49 170/1234567"],
  ["+49 170 – 1234567", "+49 170 - 1234567"],
  ["+49\u00a0170\u00a01234567", "+49 170 1234567"],
  ["+33 6 12 34 56 78"],
  ["+33·6·12·34·56·78", "+33.6.12.34.56.78"],
  ["0033612345678"],
  ["+55 (11) 91234-5678"],
  ["+91 98765\u201143210", "+91 98765-43210"],
  ["+86 138 0013 8000"],
  ["+81 90ー1234ー5678", "+81 90-1234-5678"],
  ["＋８１９０１２３４５６７８", "+819012345678"],
  ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
  ["+971 50 123 4567"],
  ["+7 (912) 345-67-89"],
  ["+376 312 345"],
  ["+298 123456"],
  ["+65 9123 4567"],
  ["+234 803 123 4567"],
  ["+420 601 123 456"],
];
const NO_NUMBERS = [
  "call me",
  "12345",
  "+1 555",
  "1234567890123456",
  "+1 555 010 0199 / +1 555 010 0200",
  "555 010 0199 after 5",
  "x12345678",
  "+15550100199 ext. 1234567",
  "javascript:5550100199",
];

describe("CALL-2 SLOT-2 a phone number", () => {
  test.each(NUMBERS.map(([given, kept = given]) => [given, kept] as const))(
    "%s is one",
    (given, kept) => {
      expect(phoneNumber(given)).toBe(kept);
      expect(phoneNumber(kept)).toBe(kept);
    },
  );

  test.each(NO_NUMBERS)("%s is none", (given) => expect(phoneNumber(given)).toBeNull());

  test("is the same one in a booking and in a request", () => {
    const guest = (phone: string) =>
      checkGuest(
        new URLSearchParams({ name: "Ann", mail: "ann@example.com", zone: "UTC", phone }),
        false,
        { phone: true, questions: [] },
      ).guest?.phone ?? null;
    const form = {
      name: "call",
      title: "Call",
      submit: "Send",
      fields: [{ name: "phone", label: "Phone", kind: "tel" as const }],
      receipt: { heading: "", text: "" },
    };
    const request = (phone: string) => {
      const checked = checkForm(form, { phone });
      return checked.faults ? null : checked.values.phone;
    };
    for (const given of [...NUMBERS.map(([number]) => number), ...NO_NUMBERS])
      expect([given, guest(given), request(given)]).toEqual([
        given,
        phoneNumber(given),
        phoneNumber(given),
      ]);
  });

  test("is called by its digits, without a zero in brackets, and with its extension", () => {
    expect(phoneLink("+44 (0)20 7946 0958")).toBe("tel:+442079460958");
    expect(phoneLink("(555) 010-0199 ext. 12")).toBe("tel:5550100199;ext=12");
  });
});
