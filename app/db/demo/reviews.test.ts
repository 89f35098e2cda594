import { expect, test } from "vitest";
import { demoPeople, demoReviewers } from "./people/people.ts";
import { demoReviews } from "./reviews.ts";

const today = "2026-11-20";
const written = demoReviews(today);

test("people are recognisable as demo people, and one is an administrator", () => {
  expect(demoPeople.length).toBeGreaterThanOrEqual(40);
  expect(new Set(demoPeople.map(({ id }) => id)).size).toBe(demoPeople.length);
  expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length);
  expect(demoPeople.every(({ email }) => email.endsWith("dorsal.test"))).toBe(true);
  expect(demoReviewers.every(({ firstName }) => firstName.endsWith(" (demo)"))).toBe(true);
  expect(demoPeople.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)).toEqual([
    "admin@dorsal.test",
  ]);
});

test("there are about 250 reviews by demo people, one per person and race", () => {
  expect(written.length).toBeGreaterThan(220);
  expect(written.length).toBeLessThan(310);
  expect(written.every(({ author }) => demoReviewers.includes(author))).toBe(true);
  const pairs = written.map(({ author, race }) => `${author.email} ${race.name}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("ratings vary, most are good, and low ones do not blame", () => {
  const share = (rating: number) =>
    written.filter((review) => review.rating === rating).length / written.length;
  expect(share(5)).toBeGreaterThan(0.3);
  expect(share(4)).toBeGreaterThan(0.25);
  expect(share(3)).toBeGreaterThan(0.08);
  expect(share(2) + share(1)).toBeGreaterThan(0.02);
  expect(share(2) + share(1)).toBeLessThan(0.1);
});

test("some reviews are hidden, some have no comment, and no race has a text twice", () => {
  expect(written.filter(({ isHidden }) => isHidden).length).toBeGreaterThanOrEqual(5);
  const words = written.flatMap(({ race, comment }) =>
    comment ? [`${race.name}: ${comment}`] : [],
  );
  expect(written.length - words.length).toBeGreaterThanOrEqual(25);
  expect(new Set(words).size).toBe(words.length);
});

test("experiences are in the past and reviewed some days later, never in the future", () => {
  for (const day of [today, "2027-01-06", "2027-05-18", "2027-08-31"]) {
    for (const { experienceDate, writtenOn } of demoReviews(day)) {
      expect(experienceDate < writtenOn).toBe(true);
      expect(writtenOn < day).toBe(true);
    }
  }
});

test("the same day gives the same reviews, and the next day the same authors and texts", () => {
  expect(demoReviews(today)).toEqual(written);
  const said = (day: string) =>
    demoReviews(day).map(({ author, race, rating, comment }) => [
      author.email,
      race.name,
      rating,
      comment,
    ]);
  expect(said("2027-03-01")).toEqual(said(today));
});
