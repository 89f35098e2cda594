import type { RaceField } from "#features/races/editing/details.ts";

/** The label of each field of a race. */
export const raceLabels: Record<RaceField, string> = {
  event: "Event Name *",
  race_name: "Race Name *",
  start_date: "Race Date *",
  start_time: "Start Time",
  registration_deadline: "Registration Deadline",
  minimum_age: "Minimum Age",
  race_type_category: "Race Type Category *",
  race_type: "Race Type *",
  race_status: "Race Status",
  registration_status: "Registration Status",
  organizer: "Organizer",
  description: "Description",
  country: "Country *",
  city: "City *",
  state_province: "State/Province",
  address: "Address",
  google_maps_link: "Google Maps Link",
  is_premium: "Premium race",
  registration_link: "Registration Link",
  external_image_url: "Image Address",
  map_url: "Course Map",
  elevation_profile_url: "Elevation Profile",
  gpx_url: "GPX Track",
  rules_url: "Rules",
  elevation_gain: "Elevation Gain",
  elevation_loss: "Elevation Loss",
};

/** The groups of the form of a race, in their order. */
export const raceGroups = {
  race: { id: "race", title: "Race" },
  when: { id: "when", title: "When" },
  where: { id: "where", title: "Where" },
  registration: { id: "registration", title: "Registration" },
  page: { id: "page", title: "Page" },
} as const;

/** The groups of the form of a distance, in their order. */
export const distanceGroups = {
  distance: { id: "distance", title: "Distance" },
  price: { id: "price", title: "Price" },
  start: { id: "start", title: "Start" },
  course: { id: "course", title: "Course" },
} as const;

export const orderGroup = { id: "distances", title: "Distances" } as const;
