import { expect, test } from "vitest";
import { z } from "zod";
import { formErrors, formOf, mostFields, mostLetters, readForm } from "./form.ts";

const schema = z
  .object({
    email: z.string().trim().min(1, "Please give an email address"),
    password: z.string().min(6, "Too short"),
    days: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .refine(({ password }) => password !== "password", "Please think of another password");

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("a valid form gives its values", () => {
  const right = form([
    ["email", " ana@example.com "],
    ["password", "secret!"],
    ["days", "sat"],
    ["days", "sun"],
  ]);
  expect(readForm(schema, right)).toEqual({
    value: { email: "ana@example.com", password: "secret!", days: ["sat", "sun"] },
    errors: null,
  });
});

test("a problem is reported at its field, and the typed values return without the password", () => {
  expect(
    readForm(
      schema,
      form([
        ["email", " "],
        ["password", "abc"],
        ["confirmation", "abc"],
      ]),
    ).errors,
  ).toEqual({
    form: null,
    fields: { email: "Please give an email address", password: "Too short" },
    typed: { email: " " },
  });
});

test("a field that may be left empty says what is wrong with what was typed", () => {
  const count = z.string().pipe(z.string().regex(/^\d+$/, "Please say how many")).transform(Number);
  const empty = z.literal("").transform(() => null);
  const typed = (most: string) => {
    const optional = z.object({ most: z.union([empty, count]) });
    return readForm(optional, form([["most", most]]));
  };
  expect(typed("").value).toEqual({ most: null });
  expect(typed("many").errors?.fields).toEqual({ most: "Please say how many" });
});

test("a problem of the whole form is reported above it", () => {
  const { errors } = readForm(
    schema,
    form([
      ["email", "a@b.c"],
      ["password", "password"],
    ]),
  );
  expect(errors?.form).toBe("Please think of another password");
});

test("characters that the database cannot store are removed", () => {
  const { value } = readForm(
    schema,
    form([
      ["email", "a\0na\ud800@example.com"],
      ["password", "secret!"],
    ]),
  );
  expect(value?.email).toBe("ana\ufffd@example.com");
});

test("a refusal has the same shape", () => {
  expect(
    formErrors(
      "The race is full.",
      form([
        ["name", "Ana"],
        ["code", "123456"],
      ]),
    ),
  ).toEqual({
    form: "The race is full.",
    fields: {},
    typed: { name: "Ana" },
  });
});

test("a body that is not a form is refused", async () => {
  const request = new Request("http://localhost", { method: "POST", body: "{}" });
  await expect(formOf(request)).rejects.toMatchObject({ status: 400 });
  const spanish = new Request("http://localhost/es/contact", { method: "POST", body: "{}" });
  const refusal = await formOf(spanish).catch((thrown: Response) => thrown.text());
  expect(refusal).toBe("No pudimos leer este formulario. Inténtalo de nuevo.");
});

/** The answers to a form in both encodings of browsers: with files and without. */
function saidTo(fields: [string, string][]): Promise<(string | number)[]> {
  const bodies = [new URLSearchParams(fields), form(fields)];
  return Promise.all(
    bodies.map(async (body) => {
      const request = new Request("http://localhost", { method: "POST", body });
      const answer = await formOf(request).catch((refusal: Response) => refusal);
      return answer instanceof Response ? answer.text() : [...answer].length;
    }),
  );
}

test("the number of a form's fields is limited", async () => {
  const fields = Array.from({ length: mostFields }, (_, place): [string, string] => [
    `field-${place}`,
    "--- & ---",
  ]);
  expect(await saidTo(fields)).toEqual([mostFields, mostFields]);
  const tooMany = "This form has too many fields: at most 1000 can be sent at once.";
  expect(await saidTo([...fields, ["one-more", ""]])).toEqual([tooMany, tooMany]);
});

test("the total length of a form's texts is limited", async () => {
  const half = "x".repeat(mostLetters / 2);
  const fields: [string, string][] = [
    ["first", half],
    ["second", half],
  ];
  expect(await saidTo(fields)).toEqual([2, 2]);
  const tooLong = "This form is too long. Please shorten the texts.";
  expect(await saidTo([...fields, ["third", "x"]])).toEqual([tooLong, tooLong]);
});

test("a form is read in one pass, however many fields it has", () => {
  const many = form(
    Array.from({ length: mostFields }, (_, place): [string, string] => [`field-${place}`, "x"]),
  );
  let asked = 0;
  many.getAll = () => {
    asked += 1;
    return [];
  };
  readForm(z.object({}), many);
  expect(asked).toBe(0);
});
