import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { distanceTextNames } from "#features/races/distance-columns.ts";
import { recordOf } from "#values/record.ts";

/** The facts of a race for rules that write about it: a 10K in Lima in May, unless said otherwise. */
export function raceFacts(changed: Partial<RaceFacts> = {}): RaceFacts {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    name: "Lima 10K",
    event: "Lima 10K",
    type: "Road",
    status: "upcoming",
    isPast: false,
    startDate: "2027-05-16",
    daysAhead: 30,
    startTime: "07:00",
    city: "Lima",
    stateProvince: "Lima",
    country: "Peru",
    position: null,
    address: "Parque Kennedy",
    distances: [distanceFacts()],
    price: { kind: "amount", minor: 9000, currency: "PEN", text: "S/90 PEN", original: null },
    earlyCost: null,
    finalCost: null,
    elevationGain: null,
    elevationLoss: null,
    registration: { state: "open", deadline: "2027-05-02", isHere: false, link: null },
    organizer: null,
    rulesUrl: null,
    mapUrl: null,
    gpxUrl: null,
    rating: null,
    description: null,
    ...changed,
  };
}

export function distanceFacts(changed: Partial<DistanceFacts> = {}): DistanceFacts {
  return {
    name: "10K",
    meters: 10_000,
    startTime: null,
    timeLimit: null,
    price: { kind: "amount", minor: 9000, currency: "PEN", text: "S/90 PEN", original: null },
    elevationGain: null,
    elevationLoss: null,
    capacity: null,
    placesLeft: null,
    ...recordOf(distanceTextNames, () => null),
    ...changed,
  };
}
