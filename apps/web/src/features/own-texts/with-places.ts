/** Items of a list, each with its place: what is typed is known by that alone. */
export function withPlaces<Item>(items: readonly Item[]): { item: Item; place: number }[] {
  return items.map((item, place) => ({ item, place }));
}
