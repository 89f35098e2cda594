import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import { offerMessages as say } from "./offer.ts";
import { offerForm } from "./schema.ts";

const whole = {
  partner: "Andes Shoes",
  title: "Trail shoes",
  benefit: "15% off",
  voucher: "RUN15",
  link: "https://shoes.example/members",
  fromTier: "sprinter",
  validFrom: "2026-01-01",
  validUntil: "2026-12-31",
};

function read(changed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changed })) form.set(name, value);
  return readForm(offerForm, form);
}

test("a complete offer is read, and empty fields become null", () => {
  expect(read({}).value).toEqual(whole);
  expect(read({ partner: "  Andes \n Shoes ", validFrom: "", link: " " }).value).toEqual({
    ...whole,
    partner: "Andes Shoes",
    validFrom: null,
    link: null,
  });
});

test.each([
  [{ partner: " " }, { partner: say.needed("Partner") }],
  [{ title: "x".repeat(81) }, { title: say.tooLong(80) }],
  [{ link: "http://shoes.example" }, { link: say.link }],
  [{ link: "javascript:alert(1)" }, { link: say.link }],
  [{ link: "https://" }, { link: say.link }],
  [{ fromTier: "pacer" }, { fromTier: say.tier }],
  [{ validFrom: "2026-02-30" }, { validFrom: say.day }],
  [{ validUntil: "2025-12-31" }, { validUntil: say.order }],
  [{ voucher: "", link: "" }, { voucher: say.wayNeeded }],
])("to %j it says %j", (changed, fields) => {
  expect(read(changed).errors?.fields).toEqual(fields);
});

test("typed values stay in the form, including the code", () => {
  expect(read({ title: "" }).errors?.typed).toMatchObject({ voucher: "RUN15", title: "" });
});

test("any text is either a valid name or gets a message", () => {
  for (const partner of naughtyTexts) {
    const { value, errors } = read({ partner });
    expect(value !== null || errors?.fields.partner, partner).toBeTruthy();
  }
});
