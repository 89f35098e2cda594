import { expect, test } from "vitest";
import { isWebAddress } from "./web-address.ts";

test.each([
  "https://example.com",
  "http://example.com/carreras?año=2026&d=42%20K#inscripción",
  "https://maps.app.goo.gl/x_y~z(1);a@b,c!*",
  "https://example.com/l'étape",
])("%s is a link", (address) => expect(isWebAddress(address)).toBe(true));

test.each([
  "javascript:alert(1)",
  "https://user:pw@evil.example",
  "https://dorsal.example@evil.example",
  'https://a"onmouseover=x.example',
  "https://example.com/<b>",
  "https://example.com/a\\b",
  "https://example.com/\u202egpj",
  "https://example.com/a b",
  "https://",
  null,
])("%j is no link", (address) => expect(isWebAddress(address)).toBe(false));
