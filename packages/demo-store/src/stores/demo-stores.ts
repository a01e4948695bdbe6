/** The demo clinics with a store: their account and the labels of the store, the current one last. */
export const demoStores = {
  lumen: { account: 1, labels: ['lumen-clinic', 'lumen-skin'], pictureHash: '6545864d1958e214' },
  ode: { account: 2, labels: ['ode-aesthetics'], pictureHash: 'aeae3bc88d9c2b22' },
} as const;

export type DemoStoreName = keyof typeof demoStores;

export const demoStoreNames = Object.keys(demoStores) as DemoStoreName[];
