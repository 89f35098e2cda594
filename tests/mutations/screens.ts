import type { Mutation } from "./rules.ts";

/** Rules that a page keeps, and only a test of pages can notice. */
export const screens: Mutation[] = [];
