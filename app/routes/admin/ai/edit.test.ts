import { expect, test } from "vitest";
import { pageWithoutAssistants } from "../../../../tests/support/assistant/lost-assistants.tsx";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import * as route from "./edit.tsx";

const { db } = await openTestDatabase();

test("ERR-54 an assistant that cannot be read is not said to be missing", () =>
  rolledBack(db, async (tx) => {
    const { status, html } = await pageWithoutAssistants(tx, route);
    expect(status).toBe(500);
    expect(html).toContain("Failed to load assistant data.");
    expect(html).not.toContain("Assistant not found");
    expect(html).toMatch(/href="\/admin\/ai"[^>]*>Back to assistants/);
  }));
