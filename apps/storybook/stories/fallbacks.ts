/** The part of React's fiber tree that this file reads. React has no public API for pending Suspense boundaries. React itself does not say whether a part of the page is still to come. */
interface Fiber {
  readonly tag: number;
  readonly memoizedState: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}
const suspenseTag = 13;

/** How many Suspense boundaries show their fallback: what they wait for may be there, for React reveals it up to 300 ms later. */
export function countFallbacks(container: Element): number {
  const key = Object.keys(container).find((each) => each.startsWith('__reactContainer$'));
  if (key === undefined) throw new Error("No __reactContainer$ key on the root: React's internals have changed.");
  const mark: unknown = Reflect.get(container, key);
  const { current } = (mark as Fiber).stateNode as { current: Fiber };
  let count = 0;
  const rest: Fiber[] = [current];
  for (let fiber = rest.pop(); fiber; fiber = rest.pop()) {
    if (fiber.tag === suspenseTag && fiber.memoizedState !== null) count += 1;
    if (fiber.sibling) rest.push(fiber.sibling);
    if (fiber.child) rest.push(fiber.child);
  }
  return count;
}
