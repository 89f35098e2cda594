/** Country choices of the registration form, in the order in which they are offered. */
export const registrationCountries = [
  "United States",
  "Canada",
  "Mexico",
  "Peru",
  "Colombia",
  "Chile",
  "Argentina",
  "Brazil",
  "Other",
] as const;
