import type { CartItemView } from '@omsorg/contract/product-selection/cart-item-view.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './Signs.module.css'
import { isGrave, warningText } from './warning-text.ts'

/** What to look at before a product is prescribed, gravest first. None of it blocks. */
export function CartSigns({ item }: { readonly item: CartItemView }) {
  const t = useAllTexts()
  const f = useFormat()
  const signs = item.warnings.flatMap((warning) => {
    const text = warningText(warning, item, t, f)
    return text === null ? [] : [{ warning, text }]
  })
  if (signs.length === 0) return null
  return (
    <ul className={css.signs}>
      {signs.map(({ warning, text }) => (
        <li key={warning} data-grave={isGrave(warning) || undefined}>
          <Icon size={18}>{isGrave(warning) ? <IconAlertCircle /> : <IconAlertTriangle />}</Icon>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
