import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { findRacesFor } from "./find-races.server.ts";

const { db } = await openTestDatabase();

test("why a race fits is said from its own row, in the language of the question", () =>
  rolledBack(db, async (tx) => {
    const entityId = await aRace(tx, {
      raceName: "Andes Half",
      city: "Cusco",
      stateProvince: "Cusco Region",
      raceType: "mountain",
      startDate: "2027-03-14",
      distances: [
        { distance: "Half Marathon", price: "20" },
        { distance: "50K", price: "40" },
      ],
    });
    await aReview(tx, { entityId, rating: 5 });
    const params: SearchParameters = {
      city: "cusco",
      country: "Peru",
      race_type: "Trail",
      distance: "Half Marathon",
      start_date_from: "2027-03-01",
      max_price: 30,
      currency: "USD",
      min_rating: 4,
      is_open: true,
    };
    const why = async (some: SearchParameters, language: "en" | "es" = "en") =>
      (await findRacesFor({ db: tx, now }, some, language)).races[0]?.why;
    expect(await why(params)).toEqual([
      "In Cusco, Peru",
      "Trail",
      "Half Marathon · $20 USD",
      "March 14, 2027",
      "5.0 stars",
      "Registration open",
    ]);
    expect(await why(params, "es")).toEqual([
      "En Cusco, Perú",
      "Trail",
      "Media maratón · $20 USD",
      "14 de marzo de 2027",
      "5.0 estrellas",
      "Inscripciones abiertas",
    ]);
    expect(await why({})).toEqual([]);
    expect(await why({ distance_from: 30, state: "cusco" })).toEqual([
      "In Cusco Region",
      "50K · $40 USD",
    ]);
    expect(
      (await findRacesFor({ db: tx, now }, { distance: "50K" }, "en", "mi")).races[0]?.why,
    ).toEqual(["31.1 mi · $40 USD"]);
  }));
