import { expect, test } from "vitest";
import { chatThreads } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { knownPlaces } from "../search/place-book.server.ts";
import { readKnowledge, rehearseAnswers } from "./prepare.server.ts";

const { db } = await openTestDatabase();

test("a rehearsal reads the places that answers need, and keeps no conversation", () =>
  rolledBack(db, async (tx) => {
    await readKnowledge();
    await rehearseAnswers({ db: tx, now });
    // What is read once does not see a race that comes later.
    await aRace(tx, { city: "Toronto", country: "Canada" });
    expect((await knownPlaces({ db: tx, now })).get("toronto")).toBeUndefined();
    expect(await tx.$count(chatThreads)).toBe(0);
  }));
