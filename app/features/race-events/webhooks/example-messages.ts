import type { RaceEventKind } from "../race-event.ts";
import type { ToldRegistration, ToldResults, ToldReview, WebhookMessage } from "../schema.ts";

const registration: ToldRegistration = {
  race_id: "0b8c4f6e-5a58-4f0e-9a53-6e1f1c0b7a11",
  registration_id: "c95e2a40-77a1-4f57-b6a4-53b5c9a0de44",
  distance_id: "7d0f1c52-3a63-4b54-8f0a-2f6c1d6f9b22",
  category: "Women 40–49",
  team: null,
  team_number: null,
  bib: 118,
  status: "registered",
  created_at: "2027-03-01T09:30:00.000Z",
  updated_at: "2027-03-01T09:30:00.000Z",
  answers: [{ question: "Shirt size (unisex)", answer: "M" }],
  extras: [{ extra: "Finisher shirt", quantity: 1 }],
  wave: null,
  wave_start: null,
  kit_slot: null,
  checked_in_at: null,
};

const review: ToldReview = {
  race_id: registration.race_id,
  review_id: "f4f3b0a7-9d0d-4a3f-8f55-1c9d0d4f7e33",
  rating: 5,
  comment: "Steep, and worth it.",
  created_at: "2027-03-10T09:12:00.000Z",
  updated_at: "2027-03-10T09:12:00.000Z",
};

const results: ToldResults = {
  race_id: registration.race_id,
  results_id: "2c8e6d1a-9f43-4b7e-8a50-6d3b1f0c9e77",
  distance_id: registration.distance_id,
  distance: "Half marathon",
  version: 1,
  finished: 2874,
  published_at: "2027-04-18T20:40:00.000Z",
};

/** The body of one message of each event. */
export const exampleMessages: { [Kind in RaceEventKind]: WebhookMessage & { type: Kind } } = {
  "registration.created": {
    type: "registration.created",
    timestamp: registration.created_at,
    data: registration,
  },
  "registration.updated": {
    type: "registration.updated",
    timestamp: "2027-03-02T14:05:00.000Z",
    data: {
      ...registration,
      status: "confirmed",
      updated_at: "2027-03-02T14:05:00.000Z",
      wave: "Wave A",
      wave_start: "07:00",
      kit_slot: {
        place: "Expo, Parque Kennedy",
        day: "2027-04-17",
        begins: "10:00",
        ends: "11:00",
      },
    },
  },
  "registration.cancelled": {
    type: "registration.cancelled",
    timestamp: "2027-03-04T18:00:00.000Z",
    data: { ...registration, status: "cancelled", updated_at: "2027-03-04T18:00:00.000Z" },
  },
  "review.published": { type: "review.published", timestamp: review.created_at, data: review },
  "results.published": {
    type: "results.published",
    timestamp: results.published_at,
    data: results,
  },
};
