import { Link } from '@tanstack/react-router';
import { NotFoundPage } from '~/kernel/page/NotFoundPage.tsx';

/** A topic or a section that editors have moved or removed. */
export function EducationNotFound() {
  return (
    <NotFoundPage
      pageTitle="Lesson not found"
      title="We couldn’t find this lesson"
      message="It may have moved. Your progress is saved."
      action={<Link to="/school/education">See all topics</Link>}
    />
  );
}
