import { expect, test } from "vitest";
import { z } from "zod";
import { sayIn } from "../say.ts";
import { readForm } from "./form.ts";
import { inSchema } from "./sentences.ts";

const schema = z.object({
  name: z.string().min(1, inSchema({ en: "Enter your name", es: "Escribe tu nombre" })),
  city: z.string().min(1, "City is missing"),
});

test("A form's errors are sentences in both languages, or in the one that was written", () => {
  const form = new FormData();
  form.set("name", "");
  form.set("city", "");
  const { errors } = readForm(schema, form);
  const said = (lang: "en" | "es") => Object.values(errors?.fields ?? {}).map(sayIn(lang));
  expect(said("en")).toEqual(["Enter your name", "City is missing"]);
  expect(said("es")).toEqual(["Escribe tu nombre", "City is missing"]);
});

test("a second translation of a sentence is an error", () => {
  inSchema({ en: "Choose a shoe", es: "Elige una zapatilla" });
  expect(() => inSchema({ en: "Choose a shoe", es: "Elige una zapatilla" })).not.toThrow();
  expect(() => inSchema({ en: "Choose a shoe", es: "Elige un zapato" })).toThrow(
    "two translations",
  );
});
