import type { Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];
type Match = string | RegExp;
type Named = { name?: Match; exact?: boolean };

/**
 * What page objects need of a page or an element: Playwright has it, and so has the page of a visitor
 * without a browser. `L` is the locator of either.
 */
export type Queries<L> = {
  getByRole(role: Role, options?: Named & { level?: number; checked?: boolean }): L;
  getByLabel(label: Match, options?: { exact?: boolean }): L;
  getByText(text: Match, options?: { exact?: boolean }): L;
  locator(selector: string): L;
};

/** A locator of either kind. */
export type Located<L> = Queries<L> & {
  filter(options: { hasText?: Match; has?: L }): L;
};
