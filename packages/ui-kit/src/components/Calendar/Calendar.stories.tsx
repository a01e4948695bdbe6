import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { calendarLevels, calendarTones } from './Calendar.props.ts';
import { Calendar, type CalendarEvent, type CalendarProps, type CalendarView } from './index.ts';

const meta: Meta = { title: 'Data/Calendar', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const kinds = { primary: 'HAE event', secondary: 'In person', success: 'Virtual class', muted: 'Trade show' } as const;

const event = (day: number, title: string, tone?: CalendarEvent['tone']): CalendarEvent => ({
  id: `${day}-${title}`,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  title,
  time: '9:00 AM MST',
  note: 'Salt Lake City, 4 seats left',
  href: `#${title}`,
  tone,
});
const titles = ['Advanced acids', 'Peels for every skin', 'Reading a label', 'Beauty Week West'];
const events = [
  ...calendarTones.map((tone, index) => event(3 + index * 7, titles[index] ?? '', tone)),
  event(20, 'Barrier repair'),
  event(20, 'Enzyme lab', 'secondary'),
  event(20, 'Virtual class: retinol', 'success'),
  event(20, 'Open house', 'muted'),
];

type DemoProps = Partial<CalendarProps> & { view: CalendarView };

function Demo({ view: first, day: start = '2026-11-20', ...props }: DemoProps) {
  const [view, setView] = useState(first);
  const [day, setDay] = useState(start);
  return (
    <Calendar
      label="Classes"
      events={events}
      today="2026-11-21"
      toneLabels={kinds}
      {...props}
      day={day}
      onDayChange={setDay}
      view={view}
      onViewChange={setView}
    />
  );
}

export const Playground = playground(
  Calendar,
  {
    label: 'Classes',
    events,
    today: '2026-11-21',
    toneLabels: kinds,
    day: '2026-11-20',
    onDayChange: () => {},
    view: 'month',
    onViewChange: () => {},
  },
  { without: ['day', 'today', 'min', 'max'], around: (args) => <Demo {...args} /> },
);
export const Month: Story = { render: () => <Demo view="month" /> };
export const Week: Story = { render: () => <Demo view="week" /> };
export const List: Story = { render: () => <Demo view="list" /> };
export const Empty: Story = { render: () => <Demo view="list" day="2027-02-01" toneLabels={undefined} /> };
export const OneViewWithLimits: Story = {
  render: () => <Demo view="month" views={['month']} min="2026-11-10" max="2026-12-05" />,
};
export const Localised: Story = {
  render: () => (
    <div lang="de">
      <Demo
        view="month"
        label="Kurse"
        locale="de-DE"
        firstWeekday={1}
        viewLabels={{ month: 'Monat', week: 'Woche', list: 'Liste' }}
        viewsLabel="Ansicht"
        todayLabel="Heute"
        previousLabels={{ month: 'Voriger Monat', week: 'Vorige Woche', list: 'Voriger Monat' }}
        nextLabels={{ month: 'Nächster Monat', week: 'Nächste Woche', list: 'Nächster Monat' }}
        emptyText="Nichts an diesem Tag."
        emptyRangeText="Nichts in diesem Monat."
        count={(count) => (count === 1 ? '1 Termin' : `${count} Termine`)}
        toneLabels={{ primary: 'HAE-Termin', secondary: 'Vor Ort', success: 'Online-Kurs', muted: 'Messe' }}
      />
    </div>
  ),
};
export const HeadingLevels: Story = {
  render: () => (
    <Specimens of={calendarLevels}>
      {(level) => (
        <Demo
          view="list"
          views={['list']}
          label={`Classes, level ${level}`}
          headingLevel={level}
          events={events.slice(0, 1)}
          toneLabels={undefined}
        />
      )}
    </Specimens>
  ),
};
