import { expect, test } from "vitest";
import { weightDanger } from "./body-weight.ts";

test("a weight is far too low for its height, and a healthy one is not, in any units", () => {
  for (const text of [
    "what weight gets me under 3 hrs, im 5 ft 7 and 104 lb, coach says drop 5",
    "5'7\" and 104 lbs, still feel heavy",
    "mido 1.70 y peso 48 kilos, quiero bajar más",
    "mido 1,70 m y peso 47 kg",
    "170 cm, 46 kg, race weight?",
  ]) {
    expect({ text, found: weightDanger(text) }).toEqual({ text, found: "underweight" });
  }
  for (const text of [
    "im 5'9 and 150 lb, what race weight",
    "mido 1.70 y peso 55 kilos",
    "my daughter is 12, 1.50 m tall and 36 kg",
    "carry 5 kg over 42 km in 4:30",
    "a 5 ft fence at mile 10, 40 lb pack",
  ]) {
    expect({ text, found: weightDanger(text) }).toEqual({ text, found: null });
  }
});

test("a loss is too fast by its weeks, whatever words it has", () => {
  for (const text of [
    "cómo bajo 6 kilos en 8 días",
    "lose ten pounds in two weeks",
    "drop 15 lbs in 10 days before my half",
    "quiero bajar unos 5 kg en 3 semanas",
  ]) {
    expect({ text, found: weightDanger(text) }).toEqual({ text, found: "fast-loss" });
  }
  for (const text of [
    "lose 5 kg in 12 weeks",
    "bajar 2 kilos en un mes",
    "lose 2 lb in 1 week",
    "bajé 6 minutos en 8 semanas",
  ]) {
    expect({ text, found: weightDanger(text) }).toEqual({ text, found: null });
  }
});
