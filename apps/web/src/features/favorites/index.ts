export { favoritesOf, newestFavorites } from './favorite-queries.ts';
export { FavoriteButton } from './FavoriteButton.tsx';
export { FavoriteHeart } from './FavoriteHeart.tsx';
export { GoneFavorites } from './GoneFavorites.tsx';
export { MergeFavorites } from './MergeFavorites.tsx';
export { OwnGoneFavorites } from './OwnGoneFavorites.tsx';
export { useFavorites } from './use-favorites.ts';
export { visitorFavorites } from './visitor-favorites.ts';
