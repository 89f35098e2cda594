/** What an organizer sends to change the entry form of a race. */
export const entryForm = {
  insurance: "optional",
  gender: "required",
  document: "hidden",
  club: "optional",
};
