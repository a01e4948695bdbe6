/** Lets others have a turn of the event loop, in the middle of long work. */
export const turn = () => new Promise((resolve) => void setImmediate(resolve));
