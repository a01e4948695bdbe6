export { NotificationSettings } from './NotificationSettings.tsx';
export { UnsubscribeScreen } from './UnsubscribeScreen.tsx';
