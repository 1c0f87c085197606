import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import css from './Product.module.css'
import { unavailableText } from './stock-text.ts'

/** Why a product cannot be ordered, where it is only looked at. */
export function WhyUnavailable({ product }: { readonly product: Pick<OfferedProduct, 'unavailabilityCode'> }) {
  const t = useAllTexts()
  const unavailable = unavailableText(product, t)
  return (
    unavailable && (
      <span className={css.why}>
        <Icon size={16}>
          <IconLock />
        </Icon>
        <span>{unavailable.why}</span>
      </span>
    )
  )
}
