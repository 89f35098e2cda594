import { expect, test } from "vitest";
import { demoReviewers } from "../people/people.ts";
import { demoApplications, demoInquiries } from "./desk.ts";
import { expertId, expertRow } from "./expert.ts";
import { demoExperts, linkedExperts } from "./experts.ts";
import { demoExpertReviews, expertAnswerRows, expertReviewRows } from "./reviews.ts";
import { demoSessionRows } from "./sessions.ts";

const today = "2026-11-20";
const now = new Date("2026-11-20T12:00:00Z");
const rows = demoExperts.map((expert, place) => expertRow(expert, { place, now }));
const written = demoExpertReviews(today);

test("four countries have experts in their own currency, one city has several", () => {
  expect(rows.length).toBeGreaterThanOrEqual(28);
  const currencies = new Set(rows.map((row) => `${row.country} ${row.hourlyRateCurrency}`));
  expect([...currencies]).toEqual(["Peru PEN", "Mexico MXN", "Canada CAD", "United States USD"]);
  expect(rows.filter(({ city }) => city === "Lima").length).toBeGreaterThanOrEqual(4);
  expect(rows.every(({ province }) => province)).toBe(true);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test("all kinds of pages can be seen: inactive, without a rate, without a way to write or call", () => {
  expect(rows.filter((row) => !row.isActive)).toHaveLength(1);
  const free = rows.filter((row) => row.hourlyRate === "0.00");
  expect(free.filter((row) => row.rateDescription === null)).toHaveLength(1);
  expect(free.some((row) => row.rateDescription !== null)).toBe(true);
  expect(rows.some((row) => row.email === null && row.phone !== null)).toBe(true);
  expect(rows.some((row) => row.phone === null && row.email !== null)).toBe(true);
});

test("no expert of the demo can be taken for a real person", () => {
  for (const row of rows) {
    expect(row.lastName).toMatch(/ \(demo\)$/);
    expect(row.bio).toMatch(/An example of the demo: this person does not exist\.$/);
    expect(row.email ?? "@example.com").toMatch(/^[a-z.]*@example\.com$/);
    expect(row.phone ?? "+12025550100").toMatch(/^\+1202555\d{4}$/);
    expect(row.bio?.match(/[.!?](?= |$)/g)?.length, row.bio ?? "").toBeLessThanOrEqual(6);
  }
});

test("experts have some 60 to 90 reviews by demo people, one per person, some hidden, some without words", () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(written.length).toBeLessThanOrEqual(90);
  expect(new Set(expertReviewRows(written).map(({ id }) => id)).size).toBe(written.length);
  expect(written.every(({ author }) => demoReviewers.includes(author))).toBe(true);
  expect(written.filter(({ isHidden }) => isHidden).length).toBeGreaterThanOrEqual(3);
  expect(written.filter(({ comment }) => comment === null).length).toBeGreaterThanOrEqual(4);
  const reviewed = new Set(written.map(({ expert }) => expertId(expert)));
  expect(demoExperts.length - reviewed.size).toBeGreaterThanOrEqual(4);
  for (const review of written) {
    expect(review.experienceDate < review.writtenOn && review.writtenOn < today).toBe(true);
  }
  const texts = written.flatMap(({ expert, comment }) =>
    comment ? [`${expertId(expert)} ${comment}`] : [],
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test("nobody reviews the own page, and linked experts answer some reviews", () => {
  for (const { expert, account } of linkedExperts) {
    const authors = written.filter((review) => expertId(review.expert) === expert.id);
    expect(authors.length).toBeGreaterThan(0);
    expect(authors.some(({ author }) => author.id === account.id)).toBe(false);
  }
  const answers = expertAnswerRows(written);
  expect(answers.length).toBeGreaterThanOrEqual(4);
  expect(new Set(answers.map(({ reviewId }) => reviewId)).size).toBe(answers.length);
  for (const { createdAt } of answers) expect(createdAt?.getTime()).toBeLessThan(now.getTime());
});

test("applications, inquiries and sessions lie in the past and belong to demo people", () => {
  expect(demoApplications(now).map(({ status }) => status)).toEqual(["pending", "declined"]);
  const { inquiries, messages } = demoInquiries(now);
  expect(inquiries.map(({ closedBy }) => closedBy)).toEqual([null, "visitor"]);
  expect(messages.every(({ createdAt }) => createdAt && createdAt < now)).toBe(true);
  const past = demoSessionRows(now);
  expect(past.sessions).toHaveLength(3);
  expect(past.sessions.every(({ endedAt, summary }) => endedAt && endedAt < now && summary)).toBe(
    true,
  );
  expect(past.messages.length).toBeGreaterThanOrEqual(8);
});
