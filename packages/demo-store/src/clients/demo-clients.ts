/** Retail clients in addition to the demo users in the printed list: enough for a list with pages. They have the demo password as well. */
export interface DemoClient {
  key: number;
  /** Key of the professional account. */
  of: number;
  name: string;
  phone: string | null;
  /** `City, REGION 12345`. */
  place: string;
  street: string;
  linked: string;
}

const client = (
  key: number,
  of: number,
  name: string,
  phone: string | null,
  street: string,
  place: string,
  linked: string,
): DemoClient => ({ key, of, name, phone, street, place, linked });

export const moreClients: readonly DemoClient[] = [
  client(101, 1, 'Maren Holt', '+1 801 555 0201', '1440 Emerson Avenue', 'Salt Lake City, UT 84105', '2025-10-03'),
  client(102, 1, 'Devon Price', '+1 801 555 0202', '77 West 200 South', 'Salt Lake City, UT 84101', '2025-10-21'),
  client(103, 1, 'Lucia Ferrante', '+1 385 555 0203', '2106 Lake Street', 'Salt Lake City, UT 84106', '2025-11-12'),
  client(104, 1, 'Sam Nakai', null, '690 North Main Street', 'Bountiful, UT 84010', '2026-01-08'),
  client(105, 1, 'Bridget O’Neal', '+1 801 555 0205', '31 Vine Street', 'Murray, UT 84107', '2026-02-14'),
  client(106, 1, 'Haruko Ishii', '+1 435 555 0206', '512 Park Avenue', 'Park City, UT 84060', '2026-03-27'),
  client(107, 1, 'Theo Lambert', '+1 801 555 0207', '1872 Sherman Avenue', 'Salt Lake City, UT 84108', '2026-05-19'),
  client(108, 1, 'Yasmin Farouk', '+1 801 555 0208', '4051 Highland Drive', 'Holladay, UT 84124', '2026-07-02'),
  client(109, 1, 'Carla Jimenez', '+1 801 555 0209', '238 East 900 South', 'Salt Lake City, UT 84111', '2026-09-15'),
  client(110, 2, 'Wade Sutton', '+1 512 555 0210', '2200 Barton Hills Drive', 'Austin, TX 78704', '2025-11-30'),
  client(111, 2, 'Renata Vogel', '+1 512 555 0211', '906 Elizabeth Street', 'Austin, TX 78704', '2026-04-11'),
  client(112, 2, 'Imani Brooks', '+1 737 555 0212', '4807 Duval Street', 'Austin, TX 78751', '2026-06-23'),
  client(113, 3, 'Noa Weiss', '+1 415 555 0213', '1355 Hayes Street', 'San Francisco, CA 94117', '2026-01-22'),
  client(114, 3, 'Peter Lindgren', '+1 510 555 0214', '610 Grand Avenue', 'Oakland, CA 94610', '2026-08-05'),
];

/** When the demo users who are clients were linked, by the key of their account. */
export const linkedSince: Readonly<Record<number, string>> = { 6: '2025-09-18', 7: '2025-11-04', 8: '2026-02-02' };
