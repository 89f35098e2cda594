import { expect, test } from "vitest";
import { registrationCountries } from "./countries.ts";
import { isDialable, readPhone } from "./phone.ts";

const toPhone = (typed: string, country: string) => readPhone(typed, country).number;

test("REG-09 GAP-12 an optional plus and groups of 3 + 3 + 4 to 6 digits", () => {
  for (const typed of ["5551234567", "555 123 4567", "(555)123-4567", "555.123.456789"]) {
    expect(toPhone(typed, "Other"), typed).toBe(typed.replace(/\D/g, ""));
  }
  expect(toPhone("+999 123 4567", "Other"), "a country code that no country has").toBe(
    "+9991234567",
  );
});

test("GAP-12 a number that fits the chosen country's plan is valid and stored as E.164", () => {
  const typed = [
    ["987654321", "Peru", "+51987654321"],
    ["987 654 321", "Peru", "+51987654321"],
    ["(01) 444-5555", "Peru", "+5114445555"],
    ["\u202a+51 987 654 321\u202c", "Peru", "+51987654321"],
    ["Tel.: 987 654 321", "Peru", "+51987654321"],
    ["+51 987 654 321", "Canada", "+51987654321"],
    ["+1 (555) 123-4567", "United States", "+15551234567"],
    ["416.555.0123", "Canada", "+14165550123"],
    ["55 1234 5678", "Mexico", "+525512345678"],
    ["300 1234567", "Colombia", "+573001234567"],
    ["9 1234 5678", "Chile", "+56912345678"],
    ["11 2345-6789", "Argentina", "+541123456789"],
    ["(11) 91234-5678", "Brazil", "+5511912345678"],
    ["+44 20 7946 0958", "Other", "+442079460958"],
  ] as const;
  for (const [number, country, stored] of typed) expect(toPhone(number, country)).toBe(stored);
  const plans = typed.map(([, country]) => country);
  expect(registrationCountries.filter((country) => !plans.includes(country))).toEqual([]);
});

test("letters, other lengths and other signs are refused", () => {
  const wrong = [
    "",
    " ",
    "+",
    "()",
    "123",
    "987654",
    "1234567890123",
    "+1234567890123456",
    "phone",
    "987654321x",
    "987 654 321 ext 3",
    "ext 3",
    "1-800-FLOWERS",
    "++51987654321",
    "51+987654321",
    "987654321; drop table users",
    "<b>987654321</b>",
    "🏃987654321",
    "9".repeat(100_000),
    `${" ".repeat(60)}987654321`,
  ];
  for (const typed of wrong) {
    expect(toPhone(typed, "Peru"), typed.slice(0, 40)).toBeNull();
    expect(toPhone(typed, "Other"), typed.slice(0, 40)).toBeNull();
  }
});

const mexican = ["5512345678", "3312345678", "9981234567", "6641234567", "5298765432"];

test.each(mexican)(
  "GAP-12 the Mexican number %s is read behind every prefix it ever had",
  (ten) => {
    const spaced = `${ten.slice(0, 2)} ${ten.slice(2, 6)} ${ten.slice(6)}`;
    for (const number of [ten, spaced, `(${ten.slice(0, 2)}) ${ten.slice(2, 6)}-${ten.slice(6)}`]) {
      for (const prefix of [
        "",
        "1 ",
        "01 ",
        "044 ",
        "045 ",
        "+52 ",
        "+52 1 ",
        "+521",
        "52",
        "521",
        "0052 1",
      ]) {
        expect(toPhone(prefix + number, "Mexico"), prefix + number).toBe(`+52${ten}`);
      }
      for (const prefix of [
        "+52 ",
        "+52 1 ",
        "+52-1-",
        "0052 ",
        "0052 1 ",
        "+52 044 ",
        "+52 01 ",
      ]) {
        for (const country of ["Peru", "United States", "Other"]) {
          expect(toPhone(prefix + number, country), prefix + number).toBe(`+52${ten}`);
        }
      }
    }
  },
);

test("numbers of other countries are unchanged in Mexico", () => {
  for (const typed of ["+34 612 345 678", "0034 612345678", "+51 987 654 321", "+1 212 555 0112"]) {
    const digits = typed.replace(/^00/, "+").replaceAll(" ", "");
    expect(toPhone(typed, "Mexico"), typed).toBe(digits);
  }
  expect(toPhone("123", "Mexico")).toBeNull();
});

test("an extension is reported, however it is written", () => {
  const ends = [
    " ext. 5",
    " ext 5",
    "x12",
    " x 12",
    " Ext: 12",
    ", extension 4",
    " anexo 123",
    " anx. 3",
    " int. 8",
    " #9",
  ];
  for (const end of ends) {
    expect(readPhone(`+1 212 555 0112${end}`, "United States").problem, end).toBe(
      "phone-extension",
    );
    expect(readPhone(`(01) 444-5555${end}`, "Peru").problem, end).toBe("phone-extension");
    expect(readPhone(`12${end}`, "Peru").problem, end).toBe("phone");
    expect(isDialable(`(01) 444-5555${end}`), end).toBe(true);
  }
});

test("a national number without a country asks for the country's code", () => {
  for (const typed of ["612 345 678", "91 123 45 67", "030 123456"]) {
    expect(readPhone(typed, "Other").problem, typed).toBe("phone-country-code");
  }
  expect(readPhone("call me", "Other").problem).toBe("phone");
  expect(readPhone("612 345 678", "United States").problem).toBe("phone");
  for (const typed of ["+34 612 345 678", "0034 612 345 678", "00 34 612345678"]) {
    expect(toPhone(typed, "Other"), typed).toBe("+34612345678");
  }
});

test("a number that people read may have any notation, and no letters", () => {
  for (const typed of ["+51 987 654 321", "(01) 555-1234", "555123", "+52.55.1234.5678"]) {
    expect(isDialable(typed), typed).toBe(true);
  }
  for (const typed of ["", "12345", "call me", "5+55+5555", "1".repeat(16), "x12", "ext. 5"]) {
    expect(isDialable(typed), typed).toBe(false);
  }
});

test("a national number is read by the chosen country only", () => {
  expect(toPhone("987654321", "Other")).toBeNull();
  expect(toPhone("987654321", "United States")).toBeNull();
  expect(toPhone("987654321", "Atlantis")).toBeNull();
});

test("full-width digits are digits", () => {
  expect(toPhone("９８７６５４３２１", "Peru")).toBe("+51987654321");
});
