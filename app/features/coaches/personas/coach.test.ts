import { expect, test } from "vitest";
import { type Coach, searchCoaches } from "./coach.ts";

const coach = (persona_name: string, system_prompt: string, specialties: string[]): Coach => ({
  persona_id: persona_name,
  persona_name,
  system_prompt,
  specialties,
  rating: null,
  reviews: null,
  isSample: false,
  default_replica_id: null,
  portrait: "",
});

const coaches = [
  coach("Coach Ñusta", "Trails above 3,000 meters.", ["Altitude Training"]),
  coach("Coach Rayo", "Short repeats on the track.", ["Speed Work"]),
];

test.each([
  ["nusta", ["Coach Ñusta"]],
  ["ÑUSTA", ["Coach Ñusta"]],
  ["TRACK", ["Coach Rayo"]],
  ["speed", ["Coach Rayo"]],
  ["speed coach", ["Coach Rayo"]],
  ["coach", ["Coach Ñusta", "Coach Rayo"]],
  ["  ", ["Coach Ñusta", "Coach Rayo"]],
  ["speed trails", []],
])("VC-02 coaches are found by name, prompt or specialty: %s", (search, names) => {
  expect(searchCoaches(coaches, search).map(({ persona_name }) => persona_name)).toEqual(names);
});
