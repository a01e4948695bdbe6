import type { ApplicationForStaff, ApplicationQueue, ApplicationSummary } from '@regen/sdk';
import { now } from '../fixed-world.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour).toISOString();

const waiting: readonly ApplicationSummary[] = [
  {
    applicationId: 'apl_01hzx0k71',
    reference: 'PRO-7KQ2M9XA',
    status: 'in_review',
    applicantName: 'Nia Vale',
    businessName: 'Quiet Room Skin Studio',
    businessType: 'solo',
    profession: 'esthetician',
    countryCode: 'US',
    submittedAt: at(-120),
    dueAt: at(-28),
    changedAt: at(-90),
  },
  {
    applicationId: 'apl_01hzx0k72',
    reference: 'PRO-4RT8WZ3C',
    status: 'received',
    applicantName: 'Jonas Ek',
    businessName: 'Norrsken Hud & Hälsa',
    businessType: 'clinic',
    profession: 'nurse',
    countryCode: 'SE',
    submittedAt: at(-6),
    dueAt: at(68),
    changedAt: at(-6),
  },
];
const declined: readonly ApplicationSummary[] = [
  {
    applicationId: 'apl_01hzx0k73',
    reference: 'PRO-2B6NH5QD',
    status: 'declined',
    applicantName: 'Nia Vale',
    businessName: 'Quiet Room Skin Studio',
    businessType: 'solo',
    profession: 'esthetician',
    countryCode: 'US',
    submittedAt: at(-900),
    dueAt: at(-850),
    changedAt: at(-860),
  },
];

export function applicationsOf(part: string | null): ApplicationQueue {
  const items = part === 'declined' ? [...declined] : part === 'accepted' ? [] : [...waiting];
  const count = { totalCount: items.length, waitingCount: waiting.length, overdueCount: 1 };
  return { items, currentPage: 1, totalPages: items.length === 0 ? 0 : 1, perPage: 25, ...count };
}

const [first] = waiting;
if (!first) throw new Error('There is no application.');

export const application: ApplicationForStaff = {
  ...first,
  reason: null,
  email: 'nia@quietroom.example',
  phone: '801 555 0114',
  website: 'https://quietroom.example',
  line1: '7 Quiet Lane',
  line2: 'Suite 4',
  city: 'Boulder',
  region: 'CO',
  postalCode: '80302',
  licenseNumber: 'EST-204518',
  licenseAuthority: 'Colorado',
  licenseExpiresOn: '2028-06-30',
  licenseFileName: 'license.pdf',
  licenseContentType: 'application/pdf',
  licenseSize: 182_044,
  licenseUrl: '/api/v1/uploads/files/licenses/story.pdf?signature=of-a-story',
  message: 'Two rooms, one of us.\nI moved from Utah in May; the old license is attached as the second page.',
  termsVersion: '2026-01',
  account: {
    accountId: 'acc_01hzx0k74',
    accountName: 'Nia Vale',
    userId: 'usr_01hzx0k74',
    email: 'nia@quietroom.example',
    site: 'retail',
    tier: null,
    keepsSignIn: true,
    peopleCount: 2,
  },
  earlierApplications: [...declined],
  sameLicenseCount: 1,
};
