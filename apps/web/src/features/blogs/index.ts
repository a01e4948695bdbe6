export { articleHead } from './article-head.ts';
export { ArticleNotFound } from './ArticleNotFound.tsx';
export { ArticleScreen } from './ArticleScreen.tsx';
export { ArticleSkeleton } from './ArticleSkeleton.tsx';
export { blogHead } from './blog-head.ts';
export { authorList, postList, postOf } from './blog-queries.ts';
export { parseBlogSearch } from './blog-search.ts';
export { BlogScreen } from './BlogScreen.tsx';
export { BlogSkeleton } from './BlogSkeleton.tsx';
