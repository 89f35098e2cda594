import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { emailNeeded, validEmailNeeded } from "#values/form/schema.ts";
import { naughtyTexts } from "../../../../tests/support/naughty-texts.ts";
import {
  inquiryMessageLimit,
  inquiryMessageNeeded,
  inquiryNameLimit,
  inquiryNameNeeded,
  inquiryTooLong,
} from "./inquiry.ts";
import { inquiryAnswerForm, inquiryForm } from "./schema.ts";

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const whole = { name: "Zoë", email: "zoe@example.com", message: "Hello" };
const read = (fields: Record<string, string>) => readForm(inquiryForm, formWith(fields));

test("a message needs a name, an address and a text, and each has a limit", () => {
  expect(read({}).errors?.fields).toEqual({
    name: inquiryNameNeeded,
    email: emailNeeded,
    message: inquiryMessageNeeded,
  });
  expect(read({ ...whole, email: "zoe at example" }).errors?.fields.email).toBe(validEmailNeeded);
  const long = {
    ...whole,
    name: "x".repeat(inquiryNameLimit + 1),
    message: "x".repeat(inquiryMessageLimit + 1),
  };
  expect(read(long).errors?.fields).toEqual({ name: inquiryTooLong, message: inquiryTooLong });
  expect(readForm(inquiryAnswerForm, formWith({ message: " \r\n " })).errors?.fields).toEqual({
    message: inquiryMessageNeeded,
  });
});

test("a name is one line and turns no text around, and a message keeps its lines", () => {
  const odd = {
    ...whole,
    name: " Zoë\r\nBcc: all@example.com\u202E\0 ",
    message: "One\r\n\r\nTwo",
  };
  expect(read(odd).value).toMatchObject({
    name: "Zoë Bcc: all@example.com",
    message: "One\n\nTwo",
  });
});

test("no address smuggles a second one in", () => {
  for (const email of [
    "zoe@example.com\r\nBcc: all@example.com",
    "zoe@example.com, all@example.com",
    "Zoe <zoe@example.com>",
    "zoe@example.com%0ABcc:all@example.com",
  ]) {
    expect(read({ ...whole, email }).errors?.fields.email, email).toBe(validEmailNeeded);
  }
});

test("no odd text breaks the form, and no name keeps a line break", () => {
  for (const typed of naughtyTexts) {
    const { value } = read({ ...whole, name: typed, message: typed });
    expect(value?.name ?? "", typed).not.toMatch(/[\r\n\u202A-\u202E\u2066-\u2069]/);
  }
});
