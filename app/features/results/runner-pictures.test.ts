import { expect, test } from "vitest";
import { certificatePicture, resultPicture, type ShownResult } from "./runner-pictures.server.ts";

const shown: ShownResult = {
  race: {
    id: "11111111-1111-4111-8111-111111111111",
    name: "Lima 10K",
    type: "road",
    startDate: "2026-11-15",
    city: "Lima",
    stateProvince: null,
    country: "Peru",
    position: null,
  },
  distance: "10K",
  runner: {
    bib: "7",
    name: "Ana Quispe",
    sex: "female",
    category: "Open",
    gunMs: 2_410_000,
    chipMs: 2_400_000,
    placeOverall: 12,
    placeSex: 1,
    placeCategory: 1,
    team: null,
    placeTeam: null,
    splits: [],
  },
  teammates: [],
};
const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"/>';
const wordsOf = (draw: typeof resultPicture, result: ShownResult) =>
  draw(result, cover, "en").texts.map(({ text }) => text);

test("a certificate names the runner, the race, the chip time and the places", () => {
  expect(wordsOf(certificatePicture, shown)).toEqual([
    "Finisher certificate",
    "Ana Quispe",
    "Lima 10K  ·  10K",
    "November 15, 2026  ·  Lima, Peru",
    "40:00",
    "Overall: No. 12  ·  Women: No. 1  ·  Open: No. 1",
    "Chip time  ·  gun time 40:10  ·  Bib 7",
    "Dorsal",
  ]);
});

test("a certificate names the team of a runner with those who count, and the legs of a relay", () => {
  const inTeam = { ...shown.runner, team: "Andes", placeTeam: 2 };
  const words = wordsOf(certificatePicture, {
    ...shown,
    runner: inTeam,
    teammates: ["Ana Quispe", "Luz Rey"],
  });
  expect(words).toContain("Overall: No. 12  ·  Women: No. 1  ·  Open: No. 1  ·  Team Andes: No. 2");
  expect(words).toContain("Ana Quispe  ·  Luz Rey");
  const splits = [
    { name: "1. Ana Quispe", ms: 1_200_000 },
    { name: "2. Luz Rey", ms: 1_210_000 },
  ];
  const relay = { ...shown.runner, name: "Andes", team: "Andes", splits };
  expect(wordsOf(certificatePicture, { ...shown, runner: relay })).toContain(
    "1. Ana Quispe 20:00  ·  2. Luz Rey 20:10",
  );
});

test("a hidden name is on neither picture: the bib number stands for it", () => {
  const hidden = { ...shown, runner: { ...shown.runner, name: "", chipMs: null } };
  for (const draw of [certificatePicture, resultPicture]) {
    const words = wordsOf(draw, hidden);
    expect(words).toContain("Bib 7");
    expect(words).toContain("40:10");
    expect(words.join()).not.toContain("Ana");
  }
});
