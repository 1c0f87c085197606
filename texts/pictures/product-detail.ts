/** A detail drawn from a property of the product: core lines = absorption, waves and dots = breathable. */
export type ProductDetail = 'line' | 'lines' | 'waves' | 'dots'

/** How much the core of a drawn pad shows, by what the product holds in ml. */
export function detailOf(properties: readonly { readonly key: string; readonly from: number | null }[]): ProductDetail {
  const absorption = properties.find(({ key }) => key === 'absorption')?.from ?? 0
  return absorption > 1200 ? 'lines' : 'line'
}
