/** The waiver that a runner accepts, in full: short, plain and for any race. */
export const waiver = {
  title: "Waiver and release of liability",
  paragraphs: [
    "Running a race is demanding and carries risks: falls, collisions, heat, cold, traffic, wild animals, the state of the course, and in rare cases serious injury or death. I take part of my own free will and accept these risks.",
    "I am in good health and have trained for the distance I have chosen. If a doctor has advised me not to run, I will not start.",
    "I will follow the rules of the race and what its officials say, and I will stop when medical staff ask me to.",
    "The organizer may have me treated when I need help, may call my emergency contact and may give medical staff what I have entered here. The cost of treatment is for me or my insurance to bear.",
    "As far as the law allows, I release the organizer, its volunteers and sponsors, the authorities along the course and this website from claims that arise from my taking part. This does not cover gross negligence or intent.",
    "The information I have given is true and complete.",
  ],
  acceptance: "I have read the waiver and accept it",
} as const;
