import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { inEnglish } from "../../../tests/support/in-english.ts";
import { naughtyTexts } from "../../../tests/support/naughty-texts.ts";
import { guestReviewForm, readSubject, reviewForm } from "./schema.ts";

const today = "2026-11-20";

function form(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const review = (fields: Record<string, string>) =>
  inEnglish(readForm(reviewForm(today), form(fields)));
const guest = (fields: Record<string, string>) =>
  inEnglish(readForm(guestReviewForm(today), form({ rating: "5", ...fields })));

test("REV-06 a rating is 1 to 5", () => {
  for (const rating of ["1", "2", "3", "4", "5"]) {
    expect(review({ rating }).value?.rating).toBe(Number(rating));
  }
  for (const rating of ["0", "6", "", "4.5", "-1", "five", "1e0", " 3"]) {
    expect(review({ rating }).errors?.fields.rating, rating).toBe("Please select a rating");
  }
  expect(review({}).errors?.fields.rating).toBe("Please select a rating");
  expect(guest({ rating: "0" }).errors?.fields.rating).toBe("Please select a rating");
});

test("REV-07 the day of the experience is optional, exists and is not in the future", () => {
  const on = (experience_date: string) => review({ rating: "5", experience_date });
  expect(on("2026-11-20").value?.experience_date).toBe("2026-11-20");
  expect(on("").value?.experience_date).toBeNull();
  expect(review({ rating: "5" }).value?.experience_date).toBeNull();
  expect(on("2026-11-21").errors?.fields.experience_date).toBe("The date may not be in the future");
  expect(on("9999-12-31").errors?.fields.experience_date).toBe("The date may not be in the future");
  for (const junk of ["2026-02-30", "yesterday", "11/20/2026", "0026-11-20", "1899-12-31"]) {
    expect(on(junk).errors?.fields.experience_date, junk).toBe("Please enter a valid date");
  }
});

test("REV-08 the comment is trimmed, and a blank one is omitted", () => {
  const said = (comment: string) => review({ rating: "5", comment });
  expect(said("  Hot.\r\nHilly.  \n").value?.comment).toBe("Hot.\nHilly.");
  for (const nothing of ["", "   ", "\r\n\t", "\0"])
    expect(said(nothing).value?.comment).toBeNull();
  expect(said(` ${"x".repeat(5000)} `).value?.comment).toHaveLength(5000);
  expect(said("\r\n".repeat(2500)).value?.comment, "line breaks count once").toBeNull();
  expect(said("x".repeat(5001)).errors?.fields.comment).toBe(
    "Your review may have at most 5,000 characters",
  );
});

test("REV-09 REV-10 a guest gives both names and a valid address", () => {
  const whole = { first_name: " Inés ", last_name: "Rojas  Díaz", email: " ines@example.com " };
  expect(guest(whole).value).toMatchObject({
    firstName: "Inés",
    lastName: "Rojas Díaz",
    email: "ines@example.com",
    rating: 5,
    trap: "",
  });
  for (const name of Object.keys(whole)) {
    for (const empty of ["", "  "]) {
      expect(guest({ ...whole, [name]: empty }).errors?.form, name).toBe(
        "Please provide your name and email",
      );
    }
  }
  expect(guest({}).errors?.form).toBe("Please provide your name and email");
  for (const email of [
    "ines",
    "ines@",
    "a@b.example\r\nBcc: x@y.example",
    "a@b.example, c@d.example",
  ]) {
    expect(guest({ ...whole, email }).errors?.fields.email, email).toBe(
      "Please enter a valid email address",
    );
  }
  expect(guest({ ...whole, first_name: "x".repeat(101) }).errors?.fields.first_name).toBe(
    "A name may have at most 100 characters",
  );
});

test("any typed text is accepted unchanged or refused with a message", () => {
  for (const text of naughtyTexts) {
    const { value, errors } = review({ rating: "5", comment: text });
    if (value) {
      const kept = text.replaceAll("\0", "").toWellFormed().replaceAll("\r\n", "\n").trim();
      expect(value.comment).toBe(kept || null);
    } else {
      expect(Object.values(errors?.fields ?? {}).join()).toMatch(/^Your review may have/);
    }
    const written = guest({ first_name: text, last_name: text, email: text, comment: text });
    expect(written.errors, "no such text is an address").not.toBeNull();
  }
});

test("a subject is named by the id of a race or expert", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect(readSubject("race", id)).toEqual({ kind: "race", id });
  expect(readSubject("expert", id)).toEqual({ kind: "expert", id });
  for (const [kind, of] of [
    ["user", id],
    ["race", "1"],
    [null, id],
    ["race", null],
  ]) {
    expect(readSubject(kind, of)).toBeNull();
  }
});
