import fc from "fast-check";
import { expect, test } from "vitest";
import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { contrast, readAccent } from "./widget.ts";

test("every accent can be read on both surfaces, and a readable one stays as it is", () => {
  const digits = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((n) => n.toString(16).padStart(6, "0"));
  fc.assert(
    fc.property(digits, (color) => {
      const accent = readAccent(color);
      expect(contrast(accent?.light ?? "", lightColors.surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent?.dark ?? "", darkColors.surface)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(readAccent("#0F5C4A")?.light).toBe("#0f5c4a");
  expect(contrast("#000000", "#ffffff")).toBe(21);
});

test("what is no color is no accent", () => {
  for (const text of [null, "", "red", "#fff", "#12345", "#1234567", "url(x)", "000000;x"]) {
    expect(readAccent(text), String(text)).toBeNull();
  }
});
