export { TextBlocks, type TextBlock } from './TextBlocks.tsx';
