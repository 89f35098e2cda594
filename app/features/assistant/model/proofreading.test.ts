import { expect, test } from "vitest";
import { proofreader } from "./proofreading.ts";

const rows = {
  total: 2,
  races: [
    { id: "a", name: "Lima 42K", date: "2027-05-16", place: "Lima, Peru", price_from: "S/180.00" },
    {
      id: "b",
      name: "Maratón de Mérida",
      date: "2027-01-03",
      place: "Mérida",
      price_from: "$650 MXN",
    },
  ],
};

/** What is left of a text after the rows above were returned. */
function left(text: string, { messages = [] as string[], names = [] as string[] } = {}) {
  const proof = proofreader({ names, messages });
  proof.learn(rows);
  return proof.read(text) + proof.rest();
}

test("names, dates and prices of our rows stay", () => {
  for (const text of [
    "The [Lima 42K](/races/a) is on May 16, 2027 and costs from S/180.",
    "La Maratón de Mérida es el 3 de enero de 2027 y cuesta $650.",
    "Lima 42K (2027-05-16) and Maratón de Mérida (2027-01-03) fit.",
    "**Lima 42K**: 16 May.\n- Maratón de Mérida: $650 MXN\n",
    "Registration for Lima 42K closes on May 1.",
  ]) {
    expect(left(text)).toBe(text);
  }
});

test("a name that no row has is struck with its sentence, and what follows about it", () => {
  expect(left("Try the Moon Marathon. It is on May 3 and costs $10. Run well.")).toBe("Run well.");
  expect(left("Corre la Carrera de la Luna en Lima. Suerte.")).toBe("Suerte.");
  expect(left("- Lima 42K\n- Golden Trail\n- Rest\n")).toBe("- Lima 42K\n\n- Rest\n");
});

test("another date or price of a race that we have is struck", () => {
  expect(left("Lima 42K is on May 17, 2027.")).toBe("");
  expect(left("Lima 42K cuesta 90 soles.")).toBe("");
  expect(left("La Maratón de Mérida es el 4 de enero.")).toBe("");
  expect(left("Lima 42K costs S/. 450.")).toBe("");
  expect(left("Lima 42K is on Jan. 5, 2027.")).toBe("");
  const shownBefore = { names: ["Lima 42K"] };
  expect(left("Lima 42K costs 27 USD.", shownBefore)).toBe("");
  expect(left("1. Lima 42K costs S/. 180.\n2. Rest.\n", shownBefore)).toBe(
    "1. Lima 42K costs S/. 180.\n2. Rest.\n",
  );
});

test("what the runner names, and races of the conversation before, may be named", () => {
  const messages = ["is the Berlin Marathon listed here?"];
  const text = "I did not find the Berlin Marathon.";
  expect(left(text)).toBe("");
  expect(left(text, { messages })).toBe(text);
  const earlier = "The Bridge Marathon comes first, on May 2.";
  expect(left(earlier, { names: ["Bridge Marathon"] })).toBe(earlier);
});

test("advice about training names no race", () => {
  for (const text of [
    "## Half Marathon Training Plan\n\n**Week 1**: Long Run 10 km, Tempo Run 5K, Easy Run.\n",
    "Run your Marathon pace at 5:10 per km. A gel costs about $3.",
    "Your First 10K needs 8 weeks. Start on Monday.",
    "Para un Medio Maratón corre 3 días. Descansa el domingo.",
    "Trail shoes help in the mud.",
    "## Race Day Tips\n\nWear Trail Running Shoes. 5K Runners should rest.\n",
    "Marathon Nutrition matters. Maratón: Consejos y Estrategia.",
  ]) {
    expect(left(text)).toBe(text);
  }
});

test("text is held back until its sentence ends, however it arrives in pieces", () => {
  const text = "Lima 42K fits you. Try the Moon Marathon on May 3. Good luck!";
  for (const size of [1, 3, 7, 100]) {
    const proof = proofreader({ names: [], messages: [] });
    proof.learn(rows);
    const pieces = text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
    const read = pieces.map((piece) => proof.read(piece)).join("") + proof.rest();
    expect(read, String(size)).toBe("Lima 42K fits you. Good luck!");
    expect(proof.hasStruck()).toBe(true);
  }
});
