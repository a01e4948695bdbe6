/** The link that opened the quick view: the focus returns there, also from the cart that has taken its place. */
export function quickViewOpener() {
  let link: HTMLElement | null = null;
  return {
    current: () => link,
    note(opener: HTMLElement): void {
      link = opener;
    },
  };
}
