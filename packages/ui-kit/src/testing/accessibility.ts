import type { Locator } from 'playwright-core';

interface Value {
  value?: unknown;
}
interface AxNode extends Record<'role' | 'name' | 'description', Value | undefined> {
  properties?: readonly { name: string; value: Value }[];
}

/** What a screen reader gets of an element: Chromium's own node of the accessibility tree. */
export async function accessible(locator: Locator): Promise<Record<string, unknown>> {
  const client = await locator.page().context().newCDPSession(locator.page());
  try {
    await locator.evaluate((element) => element.setAttribute('data-asked', ''));
    const { result } = await client.send('Runtime.evaluate', { expression: 'document.querySelector("[data-asked]")' });
    await locator.evaluate((element) => element.removeAttribute('data-asked'));
    if (result.objectId === undefined) throw new Error('There is no such element.');
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes as readonly AxNode[];
    return {
      role: node?.role?.value,
      name: node?.name?.value,
      ...(node?.description?.value ? { description: node.description.value } : {}),
      ...Object.fromEntries((node?.properties ?? []).map(({ name, value }) => [name, value.value])),
    };
  } finally {
    await client.detach();
  }
}
