import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';

/** A topic, or a section with its lessons, that editors have moved or removed. */
export function EducationNotFound({ what }: { what: 'topic' | 'lesson' }) {
  return (
    <NotFoundPage
      pageTitle={what === 'topic' ? 'Topic not found' : 'Lesson not found'}
      title={`We couldn’t find this ${what}`}
      message="It may have moved. Your progress is saved."
      action={<Link to="/school/education">See all topics</Link>}
    />
  );
}
