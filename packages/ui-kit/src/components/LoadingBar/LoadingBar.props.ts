export interface LoadingBarProps {
  className?: string;
}
