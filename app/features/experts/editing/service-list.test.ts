import { expect, test } from "vitest";
import {
  changeServices,
  readServiceChange,
  serviceChangeName,
  servicesIn,
  tidyServices,
  withService,
  withServices,
} from "./service-list.ts";

test("ADM-EXP-12 an own service is trimmed and added once, however it is written", () => {
  expect(withService(["Yoga"], "  Pilates\t para  runners ")).toEqual([
    "Yoga",
    "Pilates para runners",
  ]);
  expect(withService(["Recuperación"], "RECUPERACION")).toEqual(["Recuperación"]);
  expect(withService(["Yoga"], "   ")).toEqual(["Yoga"]);
  expect(tidyServices([" Yoga ", "yoga", "", "Trail Running"])).toEqual(["Yoga", "Trail Running"]);
});

test("ADM-EXP-12 services are removed and moved, and stay at the ends of the list", () => {
  const all = ["Yoga", "Trail Running", "Sprint Training"];
  expect(changeServices(all, { kind: "remove", service: "trail running" })).toEqual([
    "Yoga",
    "Sprint Training",
  ]);
  expect(changeServices(all, { kind: "raise", service: "Sprint Training" })).toEqual([
    "Yoga",
    "Sprint Training",
    "Trail Running",
  ]);
  expect(changeServices(all, { kind: "raise", service: "Yoga" })).toEqual(all);
  expect(changeServices(all, { kind: "lower", service: "Sprint Training" })).toEqual(all);
  expect(changeServices(all, { kind: "remove", service: "Swimming" })).toEqual(all);
});

test("ADM-EXP-12 an address names the change of a button, and Add takes what is typed", () => {
  const change = { kind: "raise", service: "Trail. Running" } as const;
  expect(readServiceChange(serviceChangeName(change), "Yoga")).toEqual(change);
  expect(readServiceChange("add.", " Yoga")).toEqual({ kind: "add", service: " Yoga" });
  for (const other of [null, "", "add", "burn.Yoga"]) {
    expect(readServiceChange(other, "Yoga")).toBeNull();
  }
});

test("ADM-EXP-12 the services of a form become one field", () => {
  const form = new FormData();
  form.append("service", "Yoga");
  form.append("service", "Trail Running");
  expect(servicesIn(String(withServices(form).get("services")))).toEqual(["Yoga", "Trail Running"]);
  expect(form.has("service")).toBe(false);
  for (const other of ["", "{}", '"Yoga"', "["]) expect(servicesIn(other)).toEqual([]);
});
