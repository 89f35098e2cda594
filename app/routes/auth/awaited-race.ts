import { coverAddress } from "#features/races/pictures/cover.ts";

/** The race that a visitor signs in for. */
export type AwaitedRace = {
  purpose: "keep" | "register";
  name: string;
  /** The address of its drawn cover. */
  cover: string;
};

/** The cover beside the form of a visitor who came for no race. */
export const usualCover = coverAddress(
  {
    id: "dorsal",
    type: "Trail",
    city: "Cusco",
    country: "Peru",
    startDate: "2027-06-06",
    position: null,
  },
  "card",
);
