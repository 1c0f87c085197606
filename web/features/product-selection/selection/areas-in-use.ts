/** The areas to choose from: one that the client has switched off is not offered, one that is closed stays with its reason. */
export function areasInUse<Area extends { readonly select: { readonly reason: string | null } }>(
  areas: readonly Area[],
): readonly Area[] {
  return areas.filter(({ select }) => select.reason !== 'area-off')
}
