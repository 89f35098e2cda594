import { test as base, expect } from "vitest";
import type { Match } from "../../support/pages/queries.ts";
import type { Locator } from "./locator.ts";
import { matches } from "./roles.ts";
import { openSite } from "./site.ts";
import { Visitor } from "./visitor.ts";

export { expect };

type Own = {
  /** A person, who is not signed in at first. */
  visitor: Visitor;
  /** Another person. */
  other: Visitor;
};

export const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
  visitor: async ({}, use) => use(new Visitor((await openSite()).origin)),
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
  other: async ({}, use) => use(new Visitor((await openSite()).origin)),
});

type Verdict = { pass: boolean; message: () => string };

/** @param fact - what is expected of the locator, in words */
function verdict(locator: Locator, pass: boolean, fact: string): Verdict {
  return {
    pass,
    message: () => `expected ${locator} to ${pass ? "not " : ""}${fact}. ${locator.surroundings()}`,
  };
}

/** An attribute without a value is not a missing one. */
const attributeMatches = (attribute: string | null, value: Match) =>
  attribute !== null && matches(attribute, value, true);

expect.extend({
  toBeVisible: (locator: Locator) => verdict(locator, locator.isVisible(), "be visible"),
  toBeChecked: (locator: Locator) => verdict(locator, locator.isChecked(), "be checked"),
  toHaveCount: (locator: Locator, count: number) =>
    verdict(locator, locator.count() === count, `be ${count}, not ${locator.count()}`),
  toHaveText: (locator: Locator, text: Match) =>
    verdict(
      locator,
      matches(locator.text(), text, true),
      `have the text "${text}", not "${locator.text()}"`,
    ),
  toContainText: (locator: Locator, text: Match) =>
    verdict(locator, matches(locator.text(), text), `contain "${text}", not "${locator.text()}"`),
  toHaveValue: (locator: Locator, value: string) =>
    verdict(
      locator,
      locator.value() === value,
      `have the value "${value}", not "${locator.value()}"`,
    ),
  toHaveAccessibleDescription: (locator: Locator, text: Match) =>
    verdict(
      locator,
      matches(locator.description(), text, true),
      `have the description "${text}", not "${locator.description()}"`,
    ),
  toHaveAttribute: (locator: Locator, name: string, value: Match) =>
    verdict(
      locator,
      attributeMatches(locator.attribute(name), value),
      `have ${name}="${value}", not "${locator.attribute(name)}"`,
    ),
});

declare module "vitest" {
  interface Matchers {
    toBeVisible(): void;
    toBeChecked(): void;
    toHaveCount(count: number): void;
    toHaveText(text: Match): void;
    toContainText(text: Match): void;
    toHaveValue(value: string): void;
    toHaveAccessibleDescription(text: Match): void;
    toHaveAttribute(name: string, value: Match): void;
  }
}
