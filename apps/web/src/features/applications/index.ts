export { ProfessionalSection } from './ProfessionalSection.tsx';
