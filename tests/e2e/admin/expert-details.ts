import { uniqueWord } from "../../support/unique-names.ts";

/** A last name that no other test uses. */
export const newExpertName = () => uniqueWord("Quispe");

/** What an expert needs besides the last name. */
export const typedExpert = {
  first_name: "Ana",
  title: "Running Coach",
  years_experience: "8",
  city: "Cusco",
  country: "Peru",
  hourly_rate: "60",
  hourly_rate_currency: "PEN",
  services: '["Trail Running"]',
  is_active: "yes",
};
