/** What several pieces cost, in dollars as the API gives them. Totals come from the server. */
export const linePrice = (dollars: number, quantity: number): number => (Math.round(dollars * 100) * quantity) / 100;
