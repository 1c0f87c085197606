import { dropsOf } from './property-text.ts'
import css from './Product.module.css'

/** Five drops, as many filled as the product holds; the millilitres stand beside. */
export function Drops({ absorption }: { readonly absorption: number }) {
  const full = dropsOf(absorption)
  return (
    <span className={css.drops} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((drop) => (
        <svg key={drop} viewBox="0 0 11 14" data-full={drop <= full || undefined}>
          <path d="M5.5 1.5c2.5 3.2 4 5.200 4 7.300a4 4 0 0 1-8 0c0-2.1 1.5-4.1 4-7.300Z" />
        </svg>
      ))}
    </span>
  )
}
