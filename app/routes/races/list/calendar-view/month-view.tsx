import { calendarDays } from "#features/races/calendar/calendar.ts";
import { formatWeekday, monthOf } from "#values/day.ts";
import { MonthCell } from "./month-cell.tsx";
import type { ShownDays } from "./shown-days.ts";

/** A month of whole weeks as a table. On phones its days with races are a list. */
export function MonthView({ list, days, day, asking }: ShownDays) {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const dates = calendarDays("month", day);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) =>
    dates.slice(week * 7, week * 7 + 7),
  );
  // The present month begins with the present week: the days before are empty.
  const now = weeks.findIndex((week) => week.includes(list.today));
  return (
    <table aria-labelledby="calendar-title" className="calendar">
      <thead>
        <tr>
          {dates.slice(0, 7).map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.slice(Math.max(now, 0)).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <MonthCell
                key={date}
                date={date}
                found={byDay.get(date)}
                list={list}
                asking={asking}
                isOutside={monthOf(date) !== monthOf(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
