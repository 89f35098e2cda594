import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { countExpertSitemaps, expertAddressesPage } from "./search.server.ts";

const { db } = await openTestDatabase();

test("EXP-15 the sitemap has the active experts only", () =>
  rolledBack(db, async (tx) => {
    expect(await countExpertSitemaps({ db: tx })).toBe(0);
    const id = await anExpert(tx);
    await anExpert(tx, { isActive: false });
    expect(await countExpertSitemaps({ db: tx })).toBe(1);
    expect(await expertAddressesPage({ db: tx }, 1)).toEqual([{ id, updatedAt: expect.any(Date) }]);
    expect(await expertAddressesPage({ db: tx }, 2)).toEqual([]);
  }));
