import { expect, test } from "vitest";
import { changeLines } from "./history.ts";

test("a correction is told field by field, in the words of the reader", () => {
  const change = {
    before: { bib: "7", name: "", sex: null, status: "dnf", chipMs: null, isNameHidden: false },
    after: {
      bib: "7",
      name: "Ana Quispe",
      sex: "female",
      status: "finished",
      chipMs: 2_465_400,
      isNameHidden: true,
    },
  };
  expect(changeLines(change, "en")).toEqual([
    "Name: – → Ana Quispe",
    "Sex: – → woman",
    "Status: Did not finish → Finished",
    "Chip time: – → 41:05.4",
    "Name hidden: no → yes",
  ]);
  expect(changeLines(change, "es").slice(1, 4)).toEqual([
    "Sexo: – → mujer",
    "Estado: No terminó → Llegó",
    "Tiempo de chip: – → 41:05.4",
  ]);
});
