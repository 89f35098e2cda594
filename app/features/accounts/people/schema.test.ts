import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { joinForm, readPeopleSearch, reasonForm } from "./schema.ts";

function form(entries: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(entries)) made.append(name, value);
  return made;
}

const nora = {
  first_name: " Nora ",
  last_name: "de  la\nPaz",
  password: "secret",
  confirmation: "secret",
};

/** The English of a sentence in both languages. */
const english = (en: string) => expect.objectContaining({ en });

test("accepting an invitation needs a name and the same password twice", () => {
  expect(readForm(joinForm, form(nora)).value).toMatchObject({
    firstName: "Nora",
    lastName: "de la Paz",
    password: "secret",
  });
  const wrong = { first_name: " ", last_name: "x".repeat(101), password: "x", confirmation: "y" };
  expect(readForm(joinForm, form(wrong)).errors?.fields).toEqual({
    first_name: english("Please enter your name"),
    last_name: english("This is too long"),
    password: english("Password must be at least 6 characters"),
  });
  expect(readForm(joinForm, form({ ...nora, confirmation: "other" })).errors?.fields).toEqual({
    confirmation: english("Passwords do not match"),
  });
});

test("a reason is optional, reduced to one line and cut to its longest length", () => {
  expect(readForm(reasonForm, form({ reason: " Sells\r\nbibs " })).value?.reason).toBe(
    "Sells bibs",
  );
  expect(readForm(reasonForm, form({ reason: " " })).value?.reason).toBe(null);
  expect(readForm(reasonForm, form({})).value?.reason).toBe(null);
  expect(readForm(reasonForm, form({ reason: "x".repeat(900) })).value?.reason).toHaveLength(500);
});

test("the address of the people list accepts any text", () => {
  const read = (query: string) => readPeopleSearch(new URLSearchParams(query));
  expect(read("order=name").order).toBe("name");
  expect(read("order=password").order).toBeNull();
  expect(read("q=%20Ana%20&show=admins")).toEqual({ words: "Ana", filter: "admins", order: null });
  expect(read("")).toEqual({ words: "", filter: "all", order: null });
  expect(read("show=__proto__&q=%00a")).toEqual({ words: "a", filter: "all", order: null });
  expect(read(`q=${"x".repeat(900)}`).words).toHaveLength(200);
});
