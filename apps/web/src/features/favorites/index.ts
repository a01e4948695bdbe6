export { favoritesOf, newestFavorites } from './favorite-queries.ts';
export { FavoriteButton } from './FavoriteButton.tsx';
export { FavoriteHeart } from './FavoriteHeart.tsx';
export { PendingFavorite } from './PendingFavorite.tsx';
export { useFavorites } from './use-favorites.ts';
