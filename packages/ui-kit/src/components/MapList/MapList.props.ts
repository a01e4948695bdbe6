import type { ReactNode } from 'react';

/** What the map shows: the United States with Alaska and Hawaii beside them, or the world. */
export const mapListAreas = ['us', 'world'] as const;
export const mapListDefaults = {
  area: 'us',
  mapLabel: 'Map',
  showMapLabel: 'Show map',
  hideMapLabel: 'Hide map',
  zoomInLabel: 'Zoom in',
  zoomOutLabel: 'Zoom out',
  leftLabel: 'Move left',
  rightLabel: 'Move right',
  upLabel: 'Move up',
  downLabel: 'Move down',
  showAllLabel: 'Show all places',
  unpinnedLabel: 'Not on the map',
  unavailableLabel: 'The map couldn’t be loaded. Everything is in the list.',
  emptyLabel: 'No places found.',
  selectedLabel: (number: number, name: string) => `Selected: ${number}, ${name}`,
  groupLabel: (names: readonly string[]) => `${names.length} places, zoom in: ${names.join(', ')}`,
} as const;

export interface Place {
  id: string;
  name: string;
  /** In degrees. Left out, or outside of the area: in the list only. */
  position?: { latitude: number; longitude: number };
  /** Below the name: address, distance, link. */
  details?: ReactNode;
}

export interface MapListProps {
  /** Names the list, such as "Clinics near Salt Lake City". */
  label: string;
  /** In the order in which they are numbered. */
  places: readonly Place[];
  area?: (typeof mapListAreas)[number];
  /** Controlled, for a selection stored in the URL. */
  selectedId?: string | null;
  defaultSelectedId?: string;
  onSelect?: (id: string) => void;
  mapLabel?: string;
  showMapLabel?: string;
  hideMapLabel?: string;
  zoomInLabel?: string;
  zoomOutLabel?: string;
  leftLabel?: string;
  rightLabel?: string;
  upLabel?: string;
  downLabel?: string;
  showAllLabel?: string;
  unpinnedLabel?: string;
  unavailableLabel?: string;
  emptyLabel?: ReactNode;
  selectedLabel?: (number: number, name: string) => string;
  groupLabel?: (names: readonly string[]) => string;
  className?: string;
}
