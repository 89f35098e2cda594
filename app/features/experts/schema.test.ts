import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { applicationForm } from "./applications/schema.ts";
import { expertForm } from "./editing/schema.ts";

const typed = {
  first_name: "Rosa",
  last_name: "Quispe",
  title: "Running Coach",
  city: "Cusco",
  country: "Peru",
  hourly_rate_currency: "PEN",
  service_trail_running: "yes",
};

test("a phone number that an application accepts can be saved on the expert's page", () => {
  const taken = (schema: typeof applicationForm | typeof expertForm, phone: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, phone })) form.set(name, value);
    return !readForm(schema, form).errors?.fields.phone;
  };
  for (const phone of ["+51 987 654 321", "(084) 23-45.67", "123456"]) {
    expect([taken(applicationForm, phone), taken(expertForm, phone)], phone).toEqual([true, true]);
  }
  for (const phone of ["12345", "1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6", "5+55+5555", "call me"]) {
    expect([taken(applicationForm, phone), taken(expertForm, phone)], phone).toEqual([
      false,
      false,
    ]);
  }
});
