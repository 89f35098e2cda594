import { expect, test } from "vitest";
import { isReservedAddress } from "./reserved-domain.ts";

test.each([
  "admin@dorsal.test",
  "Ana@Sub.Dorsal.TEST",
  "ana@dorsal.example",
  "ana@nowhere.invalid",
  "root@localhost",
  "root@web.localhost",
  "ana@example.com",
  "ana@mail.example.org",
])("nobody owns %s", (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

test.each([
  "ana@dorsal.run",
  "ana@contest.com",
  "ana@test.com",
  "test@gmail.com",
  "ana@myexample.com",
  "ana@example.com.pe",
  "ana@example.dev",
])("somebody may own %s", (address) => {
  expect(isReservedAddress(address)).toBe(false);
});
