import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { validEmailNeeded } from "#values/form/schema.ts";
import { expertLimits } from "../expert.ts";
import { expertProblems, expertMessages as say } from "./messages.ts";
import { expertForm, readExpertFilters } from "./schema.ts";

const typed = {
  first_name: "Ana",
  last_name: "Torres",
  title: "Running Coach",
  years_experience: "12",
  city: "Cusco",
  country: "Peru",
  services: '["Trail Running"]',
  hourly_rate: "60",
  hourly_rate_currency: "USD",
  is_active: "yes",
};

function read(changed: Record<string, string | File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.append(name, value);
  return readForm(expertForm, form);
}

test("ADM-EXP-08 names, title, city and country are needed, and the currency is one of four", () => {
  const blank = read({
    first_name: " ",
    last_name: "",
    title: "",
    city: "",
    country: "\t",
    hourly_rate_currency: "EUR",
  });
  expect(blank.errors?.fields).toEqual({
    first_name: say.firstNameNeeded,
    last_name: say.lastNameNeeded,
    title: say.titleNeeded,
    city: say.cityNeeded,
    country: say.countryNeeded,
    hourly_rate_currency: say.choiceNeeded,
  });
});

test("ADM-EXP-09 the years are a whole number of at least 0, and no number is 0", () => {
  expect(read({ years_experience: "many" }).value?.years_experience).toBe(0);
  expect(read({ years_experience: "" }).value?.years_experience).toBe(0);
  expect(read({ years_experience: "7.9" }).value?.years_experience).toBe(7);
  expect(read({ years_experience: "-0.5" }).value?.years_experience).toBe(0);
  for (const wrong of ["-1", String(expertLimits.years + 1)]) {
    expect(read({ years_experience: wrong }).errors?.fields.years_experience).toEqual(
      say.yearsNeeded(expertLimits.years),
    );
  }
});

test("ADM-EXP-10 the rate is an amount of at least 0 with its cents, and no number is 0", () => {
  expect(read({ hourly_rate: "ask me" }).value?.hourly_rate).toBe("0.00");
  expect(read({ hourly_rate: "" }).value?.hourly_rate).toBe("0.00");
  expect(read({ hourly_rate: "59,5" }).value?.hourly_rate).toBe("59.50");
  expect(read({ hourly_rate: "0.126" }).value?.hourly_rate).toBe("0.13");
  for (const wrong of ["-1", "1e9"]) {
    expect(read({ hourly_rate: wrong }).errors?.fields.hourly_rate).toEqual(
      say.rateNeeded(expertLimits.rate),
    );
  }
});

test("ADM-EXP-11 an email and a phone number have to look like one, and may be left out", () => {
  expect(read({ email: "", phone: " " }).value).toMatchObject({ email: null, phone: null });
  expect(read({ email: "ana@example.com" }).value?.email).toBe("ana@example.com");
  expect(read({ email: "ana@", phone: "call me" }).errors?.fields).toEqual({
    email: validEmailNeeded,
    phone: say.phoneNeeded,
  });
});

test("ADM-EXP-12 services are trimmed and there once, with the one that is still in its box", () => {
  const services = '[" Trail Running","trail running","","Yoga"]';
  expect(read({ services, own_service: " Reiki " }).value?.services).toEqual([
    "Trail Running",
    "Yoga",
    "Reiki",
  ]);
  expect(read({ services: "nonsense" }).value?.services).toEqual([]);
  const many = JSON.stringify(Array.from({ length: 31 }, (_, at) => `Service ${at}`));
  expect(read({ services: many }).errors?.fields.services).toEqual(say.tooManyServices(30));
});

test("DATA-09 the picture is a file, an address of the web, or inline data of an image", () => {
  const address = "https://example.com/ana.jpg";
  expect(read({ picture_address: address }).value?.picture_address).toBe(address);
  expect(read({ picture_address: "data:image/png;base64,AAEC" }).value?.picture_address).toEqual(
    Buffer.from([0, 1, 2]),
  );
  for (const wrong of ["javascript:alert(1)", "data:text/html;base64,AAEC", "ana.jpg", "//a.b/c"]) {
    expect(read({ picture_address: wrong }).errors?.fields.picture_address).toEqual(
      say.pictureNeeded,
    );
  }
  const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a.png", { type: "image/png" });
  expect(read({ profile_picture: heavy }).errors?.fields.profile_picture).toEqual(
    expertProblems["photo-too-heavy"],
  );
  expect(read({ profile_picture: new File([], "") }).value?.profile_picture).toBeNull();
});

test("ADM-EXP-01 the address of the list holds its filters, and unknown values are ignored", () => {
  const asked = new URLSearchParams("q=+ana++t&country=Peru&service=Yoga&view=table");
  expect(readExpertFilters(asked)).toEqual({
    q: "ana t",
    country: "Peru",
    service: "Yoga",
    view: "table",
  });
  expect(readExpertFilters(new URLSearchParams("view=month"))).toEqual({
    q: "",
    country: "",
    service: "",
    view: "grid",
  });
});
