/** A short list that comes complete, as one page. */
export function wholeList<Entity>(entities: Entity[]) {
  return { entities, totalCount: entities.length, page: 1, pageSize: Math.max(1, entities.length) }
}
