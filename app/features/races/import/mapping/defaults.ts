/** What a new race or distance gets where the file says nothing. */
export const importDefaults = {
  type: "Road",
  time: "07:30",
  currency: "PEN",
  category: "external",
  status: "upcoming",
} as const;
