import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

test("ADM-CLAIM-02 GAP-20 a mail link has its subject", () => {
  expect(mailLink("ana@example.com", "Your claim of Lima 42K & more")).toBe(
    "mailto:ana@example.com?subject=Your%20claim%20of%20Lima%2042K%20%26%20more",
  );
});

test("a text cannot add recipients or lines", () => {
  expect(mailLink("a@b.c?bcc=x@y.z", "R\r\nBcc: x")).toBe(
    "mailto:a@b.c%3Fbcc%3Dx@y.z?subject=R%20Bcc%3A%20x",
  );
});
