import { expect, test } from "vitest";
import { plans } from "#features/membership/plans/plans.ts";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { fold } from "#values/text/fold.ts";
import { findSiteGuide, siteGuides } from "./site-guide.ts";

/** Questions about the site as visitors type them; `null` is for others. */
const questions: [question: string, guide: string | null][] = [
  ["how can I list my own race here?", "site-list-race"],
  ["¿cómo publico mi carrera en Dorsal?", "site-list-race"],
  ["how do I cancel my registration", "site-cancel-entry"],
  ["quiero cancelar mi inscripción", "site-cancel-entry"],
  ["can I import my strava runs", "site-import"],
  ["puedo importar mis actividades de Garmin", "site-import"],
  ["delete all my data", "site-delete-data"],
  ["quiero borrar mi cuenta", "site-delete-data"],
  ["how much does the elite membership cost", "site-plans"],
  ["¿cuánto cuesta la membresía?", "site-plans"],
  ["give me a discount code", "site-offers"],
  ["tienen cupones?", "site-offers"],
  ["add the second race to my favorites", "site-favorites"],
  ["guarda esta carrera", "site-favorites"],
  ["do you have an app", "site-app"],
  ["¿tienen app?", "site-app"],
  ["can I analyze a gpx here", "site-tools"],
  ["¿dónde está la calculadora de ritmo?", "site-tools"],
  ["cambiar la distancia de mi inscripción", "site-change-entry"],
  ["can I change the distance of my entry", "site-change-entry"],
  ["change the distance to 21k", null],
  ["cambia la distancia a 10k", null],
  ["cuántos km corrí este mes", "site-figures"],
  ["qué corrí la semana pasada", "site-figures"],
  ["La última media que corrí fue 1:50, qué tiempo puedo hacer en maratón", null],
  ["y los resultados?", "site-results"],
  ["I have an invitation code", "site-entry-code"],
  ["can I enter several people in one order", "site-register-others"],
  ["can they scan my code at the desk", "site-kit"],
  ["races in Lima", null],
  ["how do I register for the Lima 42K?", null],
  ["a plan for my first 5K", null],
  ["cuánto cuesta la Lima 42K", null],
  ["find me a coach", null],
];

test.for(questions)("guides “%s” to %s", ([question, guide]) => {
  expect(findSiteGuide(fold(question))?.id ?? null).toBe(guide);
});

test("guides are whole Markdown in both languages, with pages of this site", () => {
  for (const { id, answer, links, keywords } of siteGuides) {
    for (const keyword of keywords) expect(keyword, id).toBe(fold(keyword));
    for (const text of [answer.en, answer.es]) {
      expect(JSON.stringify(parseMarkdown(text)), id).not.toContain("**");
    }
    expect(links.length, id).toBeGreaterThan(0);
    for (const { to } of links) expect(to, id).toMatch(/^\/[a-z]/);
  }
});

test("the prices are those of the plans", () => {
  const answer = siteGuides.find(({ id }) => id === "site-plans")?.answer.en ?? "";
  for (const { name, monthlyCents } of plans) {
    expect(answer).toContain(name);
    expect(answer).toContain((monthlyCents / 100).toFixed(2));
  }
});

test("every guide is a text, also where it is put together", () => {
  for (const { id, answer } of siteGuides) {
    for (const text of [answer.en, answer.es]) expect(text, id).not.toMatch(/\[object|undefined/);
  }
});
