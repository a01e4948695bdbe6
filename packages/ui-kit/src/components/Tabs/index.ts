export { Tabs } from './Tabs.tsx';
export type { TabItem, TabsProps } from './Tabs.props.ts';
