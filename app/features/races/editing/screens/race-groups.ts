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
