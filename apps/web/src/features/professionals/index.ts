export { ClinicCards } from './ClinicCards.tsx';
export { ClinicLine } from './ClinicLine.tsx';
export { newestPicks } from './picks-query.ts';
export { useOwnClinic } from './use-own-clinic.ts';
