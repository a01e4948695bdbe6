import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Specimens } from '../../stories/Specimens.tsx';
import { Link } from '../Link/index.ts';
import { MapList, type Place } from './index.ts';
import { mapListAreas } from './MapList.props.ts';

const meta: Meta = { title: 'Data/MapList', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const place = (id: string, name: string, address: string, latitude: number, longitude: number): Place => ({
  id,
  name,
  position: { latitude, longitude },
  details: (
    <>
      <p>{address}</p>
      <p>
        <Link href={`#${id}`}>{`Open the page of ${name}`}</Link>
      </p>
    </>
  ),
});
const states = [
  place('slc', 'Wasatch Skin Clinic', '221 E Broadway, Salt Lake City, UT', 40.76, -111.89),
  place('provo', 'Provo Laser & Skin', '84 N University Ave, Provo, UT', 40.23, -111.66),
  place('denver', 'Mile High Dermal', '1415 Larimer St, Denver, CO', 39.75, -105.0),
  place('la', 'Silver Lake Aesthetics', '3208 Sunset Blvd, Los Angeles, CA', 34.09, -118.28),
  place('nyc', 'Hudson Skin Studio', '410 W 24th St, New York, NY', 40.75, -74.0),
  place('anchorage', 'Northern Light Skin', '720 D St, Anchorage, AK', 61.22, -149.9),
  place('honolulu', 'Aloha Facial Bar', '1450 Ala Moana Blvd, Honolulu, HI', 21.31, -157.86),
];
const world = [
  place('slc', 'Wasatch Skin Clinic', 'Salt Lake City, United States', 40.76, -111.89),
  place('london', 'Marylebone Skin Rooms', 'London, United Kingdom', 51.52, -0.15),
  place('milan', 'Studio Brera', 'Milan, Italy', 45.47, 9.19),
  place('sydney', 'Harbour Skin', 'Sydney, Australia', -33.86, 151.2),
  place('auckland', 'Ponsonby Facial Bar', 'Auckland, New Zealand', -36.85, 174.76),
];

export const Playground = playground(
  MapList,
  { label: 'Clinics', places: states },
  { without: ['selectedId', 'defaultSelectedId'] },
);
export const Areas: Story = {
  render: () => (
    <Specimens of={mapListAreas}>
      {(area) => (
        <MapList
          area={area}
          label={`Clinics, ${area}`}
          mapLabel={`Map of the clinics, ${area}`}
          places={area === 'us' ? states : world}
          defaultSelectedId={area === 'us' ? 'denver' : 'milan'}
        />
      )}
    </Specimens>
  ),
};
export const OneWithoutPin: Story = {
  render: () => (
    <MapList
      label="Clinics"
      places={[
        ...states.slice(0, 1),
        { id: 'online', name: 'Regen Online Skin Advice', details: <p>By video only</p> },
      ]}
    />
  ),
};
export const Empty: Story = { render: () => <MapList label="Clinics" places={[]} /> };
