import type { Page } from "@playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/** How a name or a text is matched: a string anywhere in it without regard to case, or a pattern. */
export type Match = string | RegExp;

export type RoleOptions = { name?: Match; exact?: boolean; level?: number; checked?: boolean };

/**
 * What page objects need of a page or an element: Playwright has it, and so has the page of a visitor
 * without a browser. `L` is the locator of either.
 */
export type Queries<L> = {
  getByRole(role: Role, options?: RoleOptions): L;
  getByLabel(label: Match, options?: { exact?: boolean }): L;
  getByText(text: Match, options?: { exact?: boolean }): L;
  locator(selector: string): L;
};

/** A locator of either kind. */
export type Located<L> = Queries<L> & {
  filter(options: { hasText?: Match; has?: L }): L;
};
