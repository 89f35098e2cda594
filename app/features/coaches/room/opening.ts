/** How a session begins: what the coach says first, and what can be pressed for a first question. */
export type RoomOpening = { greeting: string; suggestions: readonly string[] };

type Subject = { specialty: string; opening: RoomOpening };

/**
 * What the built-in coach has good answers for, by the specialty that it has first. Each suggestion
 * is one that it answers well without a language model.
 */
const subjects: readonly Subject[] = [
  {
    specialty: "Beginner Running",
    opening: {
      greeting:
        "We start where you are, and we never run faster than we can talk. Shall I show you a plan for a first 5K?",
      suggestions: [
        "A plan for my first 5K",
        "How slow is easy?",
        "How do I stay motivated?",
        "Which shoes do I need?",
      ],
    },
  },
  {
    specialty: "Trail Running",
    opening: {
      greeting:
        "Up there the watch matters less than the legs and the weather. Ask me about your first trail, about altitude, or let me find you a race in the mountains.",
      suggestions: [
        "How do I start with trail running?",
        "How do I prepare for altitude?",
        "Trail races in Peru",
        "A plan for my first ultra",
      ],
    },
  },
  {
    specialty: "Ultra Running",
    opening: {
      greeting:
        "Long days are won with patience and food. Ask me about your first ultra, or tell me where you want to run one.",
      suggestions: [
        "A plan for my first ultra",
        "How many gels do I take?",
        "How do I prepare for altitude?",
        "Ultra races in Peru",
      ],
    },
  },
  {
    specialty: "Nutrition",
    opening: {
      greeting:
        "Nothing new on race day: we plan it with food that you know. Ask me about gels, drinking, or the whole morning of the race.",
      suggestions: [
        "What do I eat before a race?",
        "How many gels in a marathon?",
        "How much do I drink?",
        "A race-day checklist",
      ],
    },
  },
  {
    specialty: "Race Strategy",
    opening: {
      greeting:
        "A good race is planned before the start. We can go through the morning, the first kilometers and your pace.",
      suggestions: [
        "A race-day checklist",
        "How do I pace a race?",
        "What do I eat before a race?",
        "How do I taper before a race?",
      ],
    },
  },
  {
    specialty: "Strength Training",
    opening: {
      greeting:
        "Twenty minutes twice a week keep you running for years. Ask me about strength, or about an ache. I am no doctor, and I tell you when to see one.",
      suggestions: [
        "Strength exercises for runners",
        "My knee hurts when I run",
        "My shins hurt",
        "How do I warm up?",
      ],
    },
  },
  {
    specialty: "Injury Prevention",
    opening: {
      greeting:
        "Listen early, and most aches stay small. Tell me what hurts. I am no doctor, and I tell you when to see one.",
      suggestions: [
        "My knee hurts when I run",
        "My shins hurt",
        "How do I come back after a break?",
        "Strength exercises for runners",
      ],
    },
  },
  {
    specialty: "Speed Work",
    opening: {
      greeting:
        "Give me one recent result, and I turn it into paces. For instance: I ran 10 kilometers in 50 minutes.",
      suggestions: [
        "I ran 10K in 50:00, what can I run in a half?",
        "Intervals for beginners",
        "How slow is easy?",
        "A plan for 10K",
      ],
    },
  },
  {
    specialty: "Marathon Training",
    opening: {
      greeting:
        "We build the plan backwards from the start line. Which race do you have in mind, and how much do you run now?",
      suggestions: [
        "A marathon plan",
        "How do I taper before a marathon?",
        "Splits for a marathon in 4:00:00",
        "Marathons in Mexico",
      ],
    },
  },
  {
    specialty: "Half Marathon",
    opening: {
      greeting:
        "Twelve weeks are enough for most to run a good half marathon. Shall we look at the plan, or at your pace?",
      suggestions: [
        "A half marathon plan",
        "I ran 10K in 50:00, what can I run in a half?",
        "How do I taper before a race?",
        "Half marathons in Mexico",
      ],
    },
  },
  {
    specialty: "Altitude Training",
    opening: {
      greeting:
        "High up everything is slower at first, and that is fine. Ask me how to arrive, how to pace, or where to race.",
      suggestions: [
        "How do I prepare for altitude?",
        "Races in Cusco",
        "How much do I drink?",
        "How do I pace a race?",
      ],
    },
  },
  {
    specialty: "Pacing",
    opening: {
      greeting:
        "Tell me a distance and a time, and I work out your paces and what else you could run.",
      suggestions: [
        "I ran 10K in 50:00, what can I run in a half?",
        "How do I pace a race?",
        "How slow is easy?",
        "Splits for a marathon in 4:00:00",
      ],
    },
  },
];

const usual: RoomOpening = {
  greeting:
    "I know training, paces, race day and the races on Dorsal. What would you like to talk about?",
  suggestions: [
    "A plan for my first 5K",
    "I ran 10K in 50:00, what can I run in a half?",
    "A race-day checklist",
    "Trail races in Peru",
  ],
};

/**
 * How a session with a coach begins. The first of its specialties that the coach knows something
 * about decides.
 */
export function openingOf(name: string, specialties: readonly string[]): RoomOpening {
  const subject = specialties
    .map((specialty) => subjects.find((one) => one.specialty === specialty))
    .find((found) => found !== undefined);
  const { greeting, suggestions } = subject?.opening ?? usual;
  return { greeting: `Hello, I am ${name}. ${greeting}`, suggestions };
}
