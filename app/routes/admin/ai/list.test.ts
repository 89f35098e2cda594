import { expect, test } from "vitest";
import { pageWithoutAssistants } from "../../../../tests/support/assistant/lost-assistants.tsx";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import * as route from "./list.tsx";

const { db } = await openTestDatabase();

test("ERR-48 a list of assistants that cannot be read says so", () =>
  rolledBack(db, async (tx) => {
    const { status, html } = await pageWithoutAssistants(tx, route);
    expect(status).toBe(500);
    expect(html).toContain("Failed to fetch assistants. Please try again.");
    expect(html).not.toContain("No assistants found");
  }));
