import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { calendarTones } from './Calendar.props.ts';
import { Calendar, type CalendarEvent, type CalendarView } from './index.ts';

const meta: Meta = {
  title: 'Data/Calendar',
  parameters: {
    docs: {
      description: {
        component:
          'Use it where people look for a day that suits them: classes and events. The chosen day and the view belong to the address of the page. For one day in a form use a DateField; for a handful of events a plain list is enough. Times are written with the zone of the event.',
      },
    },
  },
};
export default meta;

type Story = StoryObj;

const event = (day: number, title: string, tone?: CalendarEvent['tone']): CalendarEvent => ({
  id: `${day}-${title}`,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  title,
  time: '9:00 AM MST',
  note: 'Salt Lake City, 4 seats left',
  href: `#${title}`,
  tone,
});
const events = [
  ...calendarTones.map((tone, index) => event(3 + index * 7, `Peels for every skin, ${tone}`, tone)),
  event(20, 'Barrier repair'),
  event(20, 'Enzyme lab', 'secondary'),
  event(20, 'Virtual class: retinol', 'success'),
  event(20, 'Trade show', 'muted'),
];

function Demo({ view: first, day: start = '2026-11-20' }: { view: CalendarView; day?: string }) {
  const [view, setView] = useState(first);
  const [day, setDay] = useState(start);
  return (
    <Calendar
      label="Classes"
      events={events}
      today="2026-11-21"
      day={day}
      onDayChange={setDay}
      view={view}
      onViewChange={setView}
    />
  );
}

export const Month: Story = { render: () => <Demo view="month" /> };
export const Week: Story = { render: () => <Demo view="week" /> };
export const List: Story = { render: () => <Demo view="list" /> };
export const Empty: Story = { render: () => <Demo view="list" day="2027-02-01" /> };
