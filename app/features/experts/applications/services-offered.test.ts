import { expect, test } from "vitest";
import { commonServices } from "../expert.ts";
import { serviceField, serviceFields, servicesOffered, typedServices } from "./services-offered.ts";

test("ADM-EXP-12 typed services are trimmed and each counts once", () => {
  expect(typedServices(" Yoga ,  yoga;\r\nHill   running\n,")).toEqual(["Yoga", "Hill running"]);
  expect(typedServices("Recuperación, RECUPERACION")).toEqual(["Recuperación"]);
  expect(typedServices(" , ")).toEqual([]);
});

test("ADM-EXP-12 a typed service that is ticked or common is not named twice", () => {
  expect(servicesOffered(["Trail Running"], "trail running, race strategy, Yoga")).toEqual([
    "Trail Running",
    "Race Strategy",
    "Yoga",
  ]);
});

test("every common service has a separate field, and stored services fill the fields", () => {
  const names = commonServices.map(serviceField);
  expect(new Set(names).size).toBe(commonServices.length);
  expect(serviceFields(["Running Coach", "Yoga", "Hill running"])).toEqual({
    service_running_coach: true,
    other_services: "Yoga, Hill running",
  });
});
