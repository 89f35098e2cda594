import { expect, test } from "vitest";
import { startListHead, startListLine } from "./start-list.ts";

test("each line has the data for the start, below a heading that Excel reads as UTF-8", () => {
  expect(startListHead("en").startsWith("\uFEFFBib,Last name,First name,")).toBe(true);
  const line = startListLine(
    {
      bib: 7,
      lastName: "Ñandú",
      firstName: "Inés",
      distance: null,
      category: "Women 40–49",
      wave: "A",
      waveStart: "07:00",
      team: "Andes",
      teamNumber: 2,
      teamKind: "relay",
      requiredFiles: "missing",
      extras: "2 × Shirt",
      dateOfBirth: "2010-02-28",
      guardianName: "Rosa Ñandú",
      country: "Peru",
      phone: "+51987654321",
      emergencyContactName: "Luz",
      emergencyContactPhone: "+51912345678",
      status: "confirmed",
    },
    "en",
  );
  expect(line).toBe(
    "7,Ñandú,Inés,,2010-02-28,Rosa Ñandú,Peru,+51987654321,Luz,+51912345678,confirmed,Women 40–49,A,07:00,Andes,2,Missing,2 × Shirt\r\n",
  );
});
