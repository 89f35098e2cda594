import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { applicationForm, readApplicationFilters } from "./schema.ts";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readForm(applicationForm, form);
}

const good = {
  first_name: " Rosa ",
  last_name: "Quispe",
  title: "Running Coach",
  city: "Cusco",
  country: "peru",
  hourly_rate_currency: "PEN",
  service_trail_running: "yes",
};

test("ADM-EXP-08 ADM-EXP-14 a short application is read with the defaults of an expert", () => {
  const { value } = read({ ...good, other_services: "Yoga, trail running" });
  expect(value).toEqual({
    application: null,
    details: {
      first_name: "Rosa",
      last_name: "Quispe",
      title: "Running Coach",
      city: "Cusco",
      province: null,
      country: "Peru",
      years_experience: 0,
      services: ["Trail Running", "Yoga"],
      hourly_rate: "0.00",
      hourly_rate_currency: "PEN",
      rate_description: null,
      phone: null,
      email: null,
      bio: null,
      message: null,
    },
  });
});

test("ADM-EXP-09 ADM-EXP-10 years are whole and rates have two decimals", () => {
  const numbers = (years_experience: string, hourly_rate: string) => {
    const { value, errors } = read({ ...good, years_experience, hourly_rate });
    if (errors) return Object.keys(errors.fields);
    return [value.details.years_experience, value.details.hourly_rate];
  };
  expect(numbers("7", "60")).toEqual([7, "60.00"]);
  expect(numbers("80", "45,5")).toEqual([80, "45.50"]);
  expect(numbers("81", "100001")).toEqual(["years_experience", "hourly_rate"]);
  expect(numbers("1.5", "-1")).toEqual(["years_experience", "hourly_rate"]);
  expect(numbers("many", "1.234")).toEqual(["years_experience", "hourly_rate"]);
});

test("all that is wrong is said at once, and what was typed stays", () => {
  const { errors } = read({ email: "a@b, c", phone: "call me", province: "x".repeat(121) });
  expect(Object.keys(errors?.fields ?? {}).sort()).toEqual([
    "city",
    "country",
    "email",
    "first_name",
    "hourly_rate_currency",
    "last_name",
    "other_services",
    "phone",
    "province",
    "title",
  ]);
  expect(errors?.typed).toMatchObject({ email: "a@b, c", phone: "call me" });
});

test("services are limited in number and length", () => {
  const many = Array.from({ length: 30 }, (_, place) => `Service ${place}`).join(",");
  expect(read({ ...good, other_services: many }).errors?.fields.other_services).toMatchObject({
    en: expect.stringMatching(/At most 30/),
  });
  const long = read({ ...good, other_services: "x".repeat(61) });
  expect(long.errors?.fields.other_services).toMatchObject({
    en: expect.stringMatching(/60 characters/),
  });
});

test("the list of administrators shows pending applications unless the address has another status", () => {
  const statusOf = (query: string) => readApplicationFilters(new URLSearchParams(query)).status;
  expect(["", "status=declined", "status=all", "status=draft"].map(statusOf)).toEqual([
    "pending",
    "declined",
    null,
    "pending",
  ]);
});
