import { expect, test } from "vitest";
import { registrationCountries } from "./countries.ts";
import { toPhone } from "./phone.ts";

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

test("a national number is read by the chosen country only", () => {
  expect(toPhone("987654321", "Other")).toBeNull();
  expect(toPhone("987654321", "United States")).toBeNull();
  expect(toPhone("987654321", "Atlantis")).toBeNull();
});

test("full-width digits are digits", () => {
  expect(toPhone("９８７６５４３２１", "Peru")).toBe("+51987654321");
});
